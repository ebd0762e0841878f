import type { Browser, Catalogue, Release } from './Catalogue';

/**
 * A browser's release of that version; without a version the current one, or the last one of a
 * browser that is no longer made.
 */
export function releaseOrLatest(
  catalogue: Catalogue,
  browser: Browser,
  version: string | null | undefined,
): Release | undefined {
  return version
    ? catalogue.releaseByVersion(browser, version)
    : (browser.currentRelease ?? browser.releases.at(-1));
}
