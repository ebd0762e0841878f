// Features → the oldest release of each browser from which on all of them work fully, as Browserslist writes it.
import { SupportState } from '@/domain/SupportState';
import type { Browser, Feature, SupportMatrix } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

/** The browsers Browserslist has a name for and whose releases still come out. */
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
  /** Undefined where the current release does not fully support them all. */
  readonly version?: string;
  /** The features its current release lacks. */
  readonly lacking: readonly Feature[];
}

export function oldestReleases(features: readonly Feature[]): readonly OldestRelease[] {
  const { featureSupport, browsers } = loadCatalogue();
  return browsers
    .filter(({ slug, currentRelease }) => Object.hasOwn(BROWSERSLIST_NAMES, slug) && currentRelease)
    .map((browser) => {
      const current = browser.currentRelease!.index;
      const firsts = features.map((feature) => ({ feature, first: firstOfLastRun(featureSupport, feature, browser, current) }));
      const lacking = firsts.flatMap(({ feature, first }) => (first === undefined ? [feature] : []));
      const oldest = Math.max(0, ...firsts.map(({ first }) => first ?? 0));
      return { browser, lacking, ...(lacking.length === 0 && { version: browser.releases[oldest]!.version }) };
    });
}

/** The index of the release from which on, up to the current one, a browser has supported a feature fully without a break. */
function firstOfLastRun(matrix: SupportMatrix, feature: Feature, browser: Browser, current: number): number | undefined {
  const cell = matrix.cellOf[feature.index * loadCatalogue().browsers.length + browser.index]!;
  let first: number | undefined;
  for (let span = matrix.cellStart[cell]!; span < matrix.cellStart[cell + 1]! && matrix.spanFrom[span]! <= current; span++) {
    const isFull = matrix.spanState[span] === SupportState.FULL;
    first = isFull ? (first ?? matrix.spanFrom[span]) : undefined;
  }
  return first;
}
