// Pinned usage of earlier times → the world's weights by release then, mapped as today's are,
// Chrome on Android spread like Chrome on desktops. What one would get wrong: the day a package is
// of is not the day it was published, which registries do not tell reliably.
import { findCaniuseRelease } from '@/server/audiences/findCaniuseRelease';
import { usageWeights } from '@/server/audiences/usageWeights';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import type { RegionUsage } from '@/server/catalogue/UsageTable';
import { WORLD_USAGE } from './worldUsage.data';

/** The world at an earlier time. */
export interface UsageSnapshot {
  /** ISO day of the newest release the data knew. */
  readonly asOf: string;
  /** Of caniuse-lite. */
  readonly version: string;
  /** By `release.unit`, 0–1 of everybody. */
  readonly weights: Float64Array;
}

const ANDROID_CHROME = 'and_chr';

/** Oldest first; read once, when first asked for. */
export const usageHistory = memoizeByCatalogue(
  'usageHistory',
  (catalogue): readonly UsageSnapshot[] =>
    WORLD_USAGE.map(({ asOf, version, usage }) => {
      const { weights } = usageWeights(catalogue, parseRegionUsage(catalogue, usage), false);
      return { asOf: latestDay(catalogue, asOf, weights), version, weights };
    }),
);

/**
 * A release that one in a hundred used was out, even where the package did not know its day yet.
 */
function latestDay(catalogue: Catalogue, asOf: string, weights: Float64Array): string {
  const days = catalogue.releases.flatMap(({ unit, releasedOn }) =>
    weights[unit]! > 0.01 && releasedOn !== undefined ? [releasedOn] : [],
  );
  return [asOf, ...days].sort().at(-1)!;
}

function parseRegionUsage(catalogue: Catalogue, text: string): RegionUsage {
  const shares = new Map<number, number>();
  const unmapped: { name: string; share: number }[] = [];
  let androidChromeShare = 0;
  for (const [agent, version, share] of parseEntries(text)) {
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

function parseEntries(text: string): (readonly [agent: string, version: string, share: number])[] {
  return text.split(';').flatMap((line) => {
    const [agent = '', ...versions] = line.split(' ');
    return versions.map((entry) => {
      const split = entry.lastIndexOf('=');
      return [agent, entry.slice(0, split), Number(entry.slice(split + 1)) / 100] as const;
    });
  });
}
