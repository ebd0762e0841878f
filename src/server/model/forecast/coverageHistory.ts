// Past coverage, computed only from usage data of that time. We have such data for the world, and for
// audiences that are renewed. For any other the history is unknown; never substitute today's shares.
import type { Audience } from '@/domain/Audience';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { ShareTable } from '@/server/model/coverage/ShareTable';
import { usageHistory } from './usageHistory';

interface PastDay {
  readonly on: string;
  /** The data package behind the numbers. */
  readonly source: string;
}

/** Shares of the whole audience at that time, 0–1. */
export interface HistoryPoint extends PastDay {
  readonly supportedShare: number;
  readonly partialShare: number;
}

/** Shares of the whole audience at that time (0–1), by `feature.index`. */
export interface PastShares extends PastDay {
  readonly supported: Float64Array;
  readonly partial: Float64Array;
  /** Supported plus partial: it reaches a line when the share that governs there does. */
  readonly usable: Float64Array;
  /** Usable plus unknown. */
  readonly possible: Float64Array;
  /** The share of the audience whose release was known, 0–1. */
  readonly trackedShare: number;
}

/** Oldest first; undefined without past usage data. */
export function getCoverageHistory(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly HistoryPoint[] | undefined {
  return pastShares(catalogue, audience)?.map(({ on, source, supported, partial }) => ({
    on,
    source,
    supportedShare: supported[feature.index]!,
    partialShare: partial[feature.index]!,
  }));
}

/** `getCoverageHistory` for all features at once. The arrays are shared, so don't write to them. */
export function pastShares(
  catalogue: Catalogue,
  audience: Audience,
): readonly PastShares[] | undefined {
  if (audience.key === 'world') return worldShares(catalogue);
  return audience.renewal?.past.map(({ on, source, weights }) => ({
    on,
    source,
    ...getShares(catalogue, weights),
  }));
}

type Shares = Omit<PastShares, keyof PastDay>;

const renewedShares = memoizeByCatalogue(
  'renewedShares',
  () => new WeakMap<Float64Array, Shares>(),
);

/** Computed once for as long as the weights are in memory. */
function getShares(catalogue: Catalogue, weights: Float64Array): Shares {
  const memory = renewedShares(catalogue);
  const known = memory.get(weights);
  if (known) return known;
  const shares = computeShares(catalogue, weights);
  memory.set(weights, shares);
  return shares;
}

function computeShares(catalogue: Catalogue, weights: Float64Array): Shares {
  const { browsers, features, featureSupport } = catalogue;
  const table = new ShareTable(featureSupport, browsers, weights);
  const possible = new Float64Array(features.length);
  const partial = new Float64Array(features.length);
  for (const { index } of features) {
    const { supportedShare, partialShare, unknownShare } = table.coverageOf(index);
    possible[index] = supportedShare + partialShare + unknownShare;
    partial[index] = partialShare;
  }
  const trackedShare = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    supported: table.supportedShares(),
    partial,
    usable: table.usableShares(),
    possible,
    trackedShare,
  };
}

const worldShares = memoizeByCatalogue('pastShares', (catalogue): readonly PastShares[] =>
  usageHistory(catalogue).map(({ asOf, version, weights }) => ({
    on: asOf,
    source: `caniuse-lite ${version}`,
    ...computeShares(catalogue, weights),
  })),
);
