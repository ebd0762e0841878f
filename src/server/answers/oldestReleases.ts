// Features → the oldest release of each browser from which on all of them work fully, as
// Browserslist writes it.
import { SupportState } from '@/domain/SupportState';
import { BROWSERSLIST_NAMES } from '@/server/audiences/browserslistNames';
import type { Browser, Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { selectiveVersion } from '@/server/policy/selectiveVersion';

export interface OldestRelease {
  readonly browser: Browser;
  /** Undefined where the current release does not fully support them all. */
  readonly version?: string;
  /** The features its current release lacks. */
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
 * The index of the release from which on a browser supports a feature fully and never loses it
 * again; beyond the last one where there is none.
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
