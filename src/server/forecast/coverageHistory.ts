// An audience → who could use which feature at earlier times, from usage data of those times alone.
// Only the world's is pinned: for every other audience the history is unknown, and no share of
// today is put in its place.
import type { Audience } from '@/domain/Audience';
import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { ShareTable } from '@/server/coverage/ShareTable';
import { usageHistory } from './usageHistory';

interface PastDay {
  readonly on: string;
  /** The data package it was computed from. */
  readonly source: string;
}

/** `supportedShare` is of the whole audience of that time, 0–1. */
export interface HistoryPoint extends PastDay {
  readonly supportedShare: number;
}

/** Of the whole audience of that time, 0–1, by `feature.index`. */
export interface PastShares extends PastDay {
  readonly supported: Float64Array;
  /** With those of whom the data do not say whether they could. */
  readonly possible: Float64Array;
}

/** Oldest first; undefined where no usage data of earlier times is at hand. */
export function getCoverageHistory(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly HistoryPoint[] | undefined {
  return pastShares(catalogue, audience)?.map(({ on, source, supported }) => ({
    on,
    source,
    supportedShare: supported[feature.index]!,
  }));
}

/**
 * Every feature at once, as `getCoverageHistory`; shared between callers, who must not write to it.
 */
export function pastShares(
  catalogue: Catalogue,
  audience: Audience,
): readonly PastShares[] | undefined {
  if (audience.key !== 'world') return undefined;
  return worldShares(catalogue);
}

const worldShares = memoizeByCatalogue('pastShares', (catalogue): readonly PastShares[] => {
  const { browsers, features, featureSupport } = catalogue;
  return usageHistory(catalogue).map(({ asOf, version, weights }) => {
    const table = new ShareTable(featureSupport, browsers, weights);
    const possible = Float64Array.from(features, ({ index }) => {
      const { supportedShare, unknownShare } = table.coverageOf(index);
      return supportedShare + unknownShare;
    });
    return {
      on: asOf,
      source: `caniuse-lite ${version}`,
      supported: table.supportedShares(),
      possible,
    };
  });
});
