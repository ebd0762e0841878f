// For each browser, the oldest release from which all given features are fully supported, in
// browserslist's notation.
import { SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';
import { selectiveVersion } from '@/server/model/policy/selectiveVersion';

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
