// The `User-Agent` of a visit → what an import of the site's access log would make of it, as one of the
// classes that the script finds. The header is read once and kept nowhere, not even as a key of a cache.
import { mapBrowser, parseUserAgent, Releases } from '@/engines/importer/forUserAgents';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { type EngineLetter, loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { knownBrowsers } from './countVisitors';
import { toClass, UNREAD, type Visit } from './parseBeacon';

const releasesOf = memoizeByCatalogue(
  'agentReleases',
  (catalogue) => new Releases(knownBrowsers(catalogue)),
);

/** An app's view on iOS has the system's engine and its number. */
const SAME_AS: Readonly<Record<string, string>> = { webview_ios: 'safari_ios' };

/** `UNREAD` where the string names no release: a robot, an app, a browser that hides. */
export function classOfAgent(catalogue: Catalogue, header: string): Visit {
  const outcome = mapBrowser(parseUserAgent(header), releasesOf(catalogue));
  const found = outcome.kind === 'release' && toVisit(catalogue, outcome.slug, outcome.version);
  return found || { engine: UNREAD, version: '0', device: 'd' };
}

function toVisit(catalogue: Catalogue, named: string, version: string): Visit | undefined {
  const slug = SAME_AS[named] ?? named;
  for (const [letter, { browsers }] of Object.entries(loadPresenceTable().engines))
    for (const device of ['d', 'm'] as const)
      if (browsers[device] === slug) return toClass(letter as EngineLetter, version, device);
  const browser = catalogue.browserBySlug(slug);
  const release = browser && catalogue.releaseByVersion(browser, version);
  // Edge, Opera, Samsung Internet: their engine's number is Chrome's.
  if (release?.engine !== 'Blink' || release.engineVersion === undefined) return undefined;
  return toClass('c', release.engineVersion, browser?.type === 'MOBILE' ? 'm' : 'd');
}
