// For each browser, the oldest release from which all given features are fully supported, in
// browserslist's notation.
import { SupportState } from '@/domain/SupportState';
import { browserslistReleases } from '@/server/audiences/browserslistReleases';
import { findCaniuseRelease } from '@/server/audiences/findCaniuseRelease';
import type { Browser, Catalogue, Feature, Release } from '@/server/catalogue/Catalogue';

/** Browsers that browserslist knows and that still ship releases. */
export const BROWSERSLIST_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  chrome_android: 'and_chr',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'and_ff',
  safari: 'safari',
  safari_ios: 'ios_saf',
  opera: 'opera',
  opera_android: 'op_mob',
  samsunginternet_android: 'samsung',
  webview_android: 'android',
};

export interface OldestRelease {
  readonly browser: Browser;
  /** Undefined if the current release doesn't fully support every feature. */
  readonly version?: string;
  /** Features the current release lacks. */
  readonly lacking: readonly Feature[];
}

export function oldestReleases(
  catalogue: Catalogue,
  features: readonly Feature[],
): readonly OldestRelease[] {
  return catalogue.browsers
    .filter(({ slug, currentRelease }) => Object.hasOwn(BROWSERSLIST_NAMES, slug) && currentRelease)
    .map((browser) => {
      const firsts = features.map((feature) => ({
        feature,
        first: firstOfLastRun(catalogue, feature, browser),
      }));
      const lacking = firsts.flatMap(({ feature, first }) =>
        first > browser.currentRelease!.index ? [feature] : [],
      );
      const version =
        lacking.length === 0
          ? selectiveVersion(catalogue, browser, Math.max(...firsts.map(({ first }) => first)))
          : undefined;
      return { browser, lacking, ...(version !== undefined && { version }) };
    });
}

/**
 * Release index where the last run of full support starts; Infinity if the last span isn't full
 * support.
 */
function firstOfLastRun(catalogue: Catalogue, feature: Feature, browser: Browser): number {
  const { featureSupport: matrix, browsers } = catalogue;
  const cell = matrix.cellOf[feature.index * browsers.length + browser.index]!;
  let first = Infinity;
  for (let span = matrix.cellStart[cell]!; span < matrix.cellStart[cell + 1]!; span++) {
    first =
      matrix.spanState[span] === SupportState.FULL
        ? Math.min(first, matrix.spanFrom[span]!)
        : Infinity;
  }
  return first;
}

/**
 * The first version from `oldest` on whose query selects nothing older. Browserslist compares
 * versions as decimals and matches a range such as 15.0-15.1 by its end, so `android >= 4.4.3` also
 * selects 4.4, and `ios_saf >= 15.1` selects 15.0.
 */
function selectiveVersion(
  catalogue: Catalogue,
  browser: Browser,
  oldest: number,
): string | undefined {
  const isSelective = ({ version }: Release): boolean =>
    browserslistReleases(`${BROWSERSLIST_NAMES[browser.slug]} >= ${version}`).every(
      (listed) =>
        (findCaniuseRelease(catalogue, listed.agent, listed.version)?.index ?? Infinity) >= oldest,
    );
  return browser.releases
    .slice(oldest)
    .find((release) => /^\d/.test(release.version) && isSelective(release))?.version;
}
