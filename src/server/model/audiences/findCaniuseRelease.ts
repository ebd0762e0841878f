import { compareVersions } from '@/domain/compareVersions';
import { BROWSER_OF_AGENT } from '@/server/data/catalogue/browserOfAgent.data';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';

/**
 * Releases with their own version numbers → the release with the same engine. Copied from
 * baseline-browser-mapping, because querying it takes 20 ms.
 */
const ENGINE_OF_RELEASE: Readonly<Record<string, readonly [browser: string, version: string]>> = {
  'and_uc 15.5': ['chrome_android', '100'],
  'and_qq 14.9': ['chrome_android', '109'],
  'kaios 2.5': ['firefox_android', '48'],
  'kaios 3.0-3.1': ['firefox_android', '84'],
};

/**
 * The release for a version in caniuse's notation. A range counts as its low end, so no user counts
 * as newer than they are. An unknown version maps to the newest release before it. Undefined for
 * previews and for agents outside the catalogue.
 */
export function findCaniuseRelease(
  catalogue: Catalogue,
  agent: string,
  version: string,
): Release | undefined {
  const [slug, own] = ENGINE_OF_RELEASE[`${agent} ${version}`] ?? [
    BROWSER_OF_AGENT[agent] ?? '',
    version,
  ];
  const browser = catalogue.browserBySlug(slug);
  if (!browser) return undefined;

  return (
    findRelease(catalogue, browser, own) ??
    findRelease(catalogue, browser, lowEnd(own)) ??
    findNewestUpTo(browser, lowEnd(own))
  );
}

function findRelease(catalogue: Catalogue, browser: Browser, version: string): Release | undefined {
  return [version, version.replace(/\.0$/, ''), `${version}.0`]
    .map((spelling) => catalogue.releaseByVersion(browser, spelling))
    .find((release) => release !== undefined);
}

function findNewestUpTo(browser: Browser, version: string): Release | undefined {
  if (!/^\d/.test(version)) return undefined;
  return browser.releases.findLast((release) => compareVersions(release.version, version) <= 0);
}

function lowEnd(version: string): string {
  return version.split('-', 1)[0]!;
}
