// World usage from pinned past data, as weights by release. Mapped like today's data, with Chrome
// on Android spread like desktop Chrome. Pitfall: `asOf` is not the publication date, which
// registries don't report reliably.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { RegionUsage } from '@/server/data/catalogue/UsageTable';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { usageWeights } from '@/server/model/audiences/usageWeights';
import { WORLD_USAGE, type WorldUsage } from './worldUsage.data';

/** World usage at an earlier time. */
export interface UsageSnapshot {
  /** ISO day of the newest release in the data. */
  readonly asOf: string;
  /** Version of caniuse-lite. */
  readonly version: string;
  /** By `release.unit`, shares of all users, 0–1. */
  readonly weights: Float64Array;
}

const ANDROID_CHROME = 'and_chr';

/** Oldest first. Computed on first access. */
export const usageHistory = memoizeByCatalogue(
  'usageHistory',
  (catalogue): readonly UsageSnapshot[] =>
    WORLD_USAGE.map(({ asOf, version, usage }) => {
      const { weights } = usageWeights(catalogue, toRegionUsage(catalogue, usage), false);
      return { asOf: latestDay(catalogue, asOf, weights), version, weights };
    }),
);

/**
 * A release with more than 1% usage must have been out, even if the package had no date for it yet.
 */
function latestDay(catalogue: Catalogue, asOf: string, weights: Float64Array): string {
  const days = catalogue.releases.flatMap(({ unit, releasedOn }) =>
    weights[unit]! > 0.01 && releasedOn !== undefined ? [releasedOn] : [],
  );
  return [asOf, ...days].sort().at(-1)!;
}

function toRegionUsage(catalogue: Catalogue, usage: WorldUsage['usage']): RegionUsage {
  const shares = new Map<number, number>();
  const unmapped: { name: string; share: number }[] = [];
  let androidChromeShare = 0;
  for (const [agent, version, share] of listShares(usage)) {
    const release = findCaniuseRelease(catalogue, agent, version);
    if (agent === ANDROID_CHROME) androidChromeShare += share;
    else if (release) shares.set(release.unit, (shares.get(release.unit) ?? 0) + share);
    else unmapped.push({ name: `${agent} ${version}`, share });
  }
  return {
    region: 'world',
    units: Uint16Array.from(shares.keys()),
    shares: Float64Array.from(shares.values()),
    androidChromeShare,
    countedByEngine: [],
    unmapped,
  };
}

function listShares(
  usage: WorldUsage['usage'],
): (readonly [agent: string, version: string, share: number])[] {
  return Object.entries(usage).flatMap(([agent, versions]) =>
    Object.entries(versions).map(([version, percent]) => [agent, version, percent / 100] as const),
  );
}
