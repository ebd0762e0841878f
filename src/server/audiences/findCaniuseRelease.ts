import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Catalogue, Release } from '@/server/catalogue/Catalogue';

/**
 * caniuse's agents by the catalogue's slug; those that are no browser there (Opera Mini, Baidu,
 * BlackBerry, IE Mobile) are missing.
 */
const browserOfAgent: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  opera: 'opera',
  ie: 'ie',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  samsung: 'samsunginternet_android',
  android: 'webview_android',
};

/**
 * Releases with version numbers of their own, as the release whose engine they carry.
 * baseline-browser-mapping says so; it takes 20 ms to ask.
 */
const engineOfRelease: Readonly<Record<string, readonly [browser: string, version: string]>> = {
  'and_uc 15.5': ['chrome_android', '100'],
  'and_qq 14.9': ['chrome_android', '109'],
  'kaios 2.5': ['firefox_android', '48'],
  'kaios 3.0-3.1': ['firefox_android', '84'],
};

/**
 * The release for a version as caniuse writes it. A range means its low end, so that nobody is
 * counted as newer than they are; a version the catalogue does not have is the newest before it.
 * Undefined for what has no release: previews, and agents that are no browser here.
 */
export function findCaniuseRelease(
  catalogue: Catalogue,
  agent: string,
  version: string,
): Release | undefined {
  const [slug, own] = engineOfRelease[`${agent} ${version}`] ?? [
    browserOfAgent[agent] ?? '',
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
