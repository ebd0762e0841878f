// A feature and an audience → the share that could use it at earlier times, from usage data of those times alone.
// Only the world's is pinned: for every other audience the history is unknown, and no share of today is put in its place.
import type { Audience } from '@/domain/Audience';
import type { Feature } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { ShareTable } from '@/server/coverage/ShareTable';
import { usageHistory } from './usageHistory';

/** `supportedShare` is of the whole audience of that time, 0–1. */
export interface HistoryPoint {
  readonly on: string;
  /** The data package it was computed from. */
  readonly source: string;
  readonly supportedShare: number;
}

const memory = globalThis as { plimsollCoverageHistory?: { readonly version: string; readonly shares: readonly Float64Array[] } };

/** Oldest first; undefined where no usage data of earlier times is at hand. */
export function coverageHistoryOf(feature: Feature, audience: Audience): readonly HistoryPoint[] | undefined {
  if (audience.key !== 'world') return undefined;
  const shares = allShares();
  return usageHistory().map(({ asOf, version }, index) => ({ on: asOf, source: `caniuse-lite ${version}`, supportedShare: shares[index]![feature.index]! }));
}

function allShares(): readonly Float64Array[] {
  const { version, browsers, featureSupport } = loadCatalogue();
  if (memory.plimsollCoverageHistory?.version !== version) {
    memory.plimsollCoverageHistory = { version, shares: usageHistory().map(({ weights }) => new ShareTable(featureSupport, browsers, weights).supportedShares()) };
  }
  return memory.plimsollCoverageHistory.shares;
}
