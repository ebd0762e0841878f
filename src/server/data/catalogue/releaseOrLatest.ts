import type { Browser, Catalogue, Release } from './Catalogue';

/**
 * The release with this version. Without a version, the current release, or the last one of a
 * discontinued browser.
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
