import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { findAudience } from '@/server/model/features/RequestContext';

/** The key that the smallest share of the world can use. */
export function leastUsable(
  catalogue: Catalogue,
  keys: readonly CompatKey[],
): CompatKey | undefined {
  if (keys.length < 2) return keys[0];
  const share = worldShare(catalogue);
  return keys.reduce((least, part) => (share(part) < share(least) ? part : least));
}

/** The share of the world that can use a key, 0–1. */
export function worldShare(catalogue: Catalogue): (key: CompatKey) => number {
  const world = findAudience(catalogue, DEFAULT_AUDIENCE_KEY, new Map());
  return (key) => getKeyCoverage(catalogue, key, world).supportedShare;
}
