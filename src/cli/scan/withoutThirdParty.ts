// Leaves out code that the project did not write: places in dependencies, according to a source
// map, and other sites in a page's recorded traffic.
import { type FoundUse, getPlace } from './FoundUse';

export function withoutThirdParty(uses: readonly FoundUse[]): readonly FoundUse[] {
  const own = ownSite(uses);
  return uses.filter((use) => {
    const site = getSite(use.file);
    return !isDependency(getPlace(use).file) && (site === undefined || site === own);
  });
}

function isDependency(file: string): boolean {
  return /(?:^|\/)(?:node_modules|bower_components)\//.test(file);
}

/** The last two parts of a host: `cdn.shop.example` belongs to `shop.example`. */
function getSite(file: string): string | undefined {
  const host = /^https?:\/\/(?:[^/@]*@)?([^/:]+)/.exec(file)?.[1]?.toLowerCase();
  return host === undefined || /^[\d.]+$/.test(host) ? host : host.split('.').slice(-2).join('.');
}

/** The site of the first page in the traffic, else of its first file. */
function ownSite(uses: readonly FoundUse[]): string | undefined {
  const page = uses.find(({ file }) => /^https?:\/\/[^/]+\/?(?:[^.]*|[^?]*\.html?)$/.test(file));
  return page && getSite(page.file);
}
