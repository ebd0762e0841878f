import { compareVersions } from '@/domain/compareVersions';
import { nearest } from '@/domain/nearMatches';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';

/** Similar spellings, before the neighboring versions are added. */
const MAX_ALIKE = 3;
export const MAX_NEAR_RELEASES = MAX_ALIKE + 2;

/**
 * Suggestions for an unknown version: similar spellings, then the releases just before and after
 * it.
 */
export function nearReleases({ releases }: Browser, version: string): readonly Release[] {
  const alike = nearest(
    version,
    releases.map((release) => ({ row: release, names: [release.version] })),
    MAX_ALIKE,
  );
  return [...new Set([...alike, ...findNeighbors(releases, version)])];
}

function findNeighbors(releases: readonly Release[], version: string): readonly Release[] {
  if (!/^\d+(?:\.\d+)*$/.test(version)) return [];
  const after = releases.findIndex((release) => compareVersions(release.version, version) > 0);
  const position = after < 0 ? releases.length : after;
  return releases.slice(Math.max(0, position - 1), position + 1);
}
