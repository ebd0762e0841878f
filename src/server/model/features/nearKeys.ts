import { LRUCache } from 'lru-cache';
import { getDistance, nearestNormalized, normalize } from '@/domain/nearMatches';
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

/** How many of the nearest last segments to compare by full path. */
const MAX_NAMES = 40;
/** Hundreds of keys share a segment such as `name`. */
const MAX_KEYS_OF_A_NAME = 300;

/** Longer than any path there is. */
const MAX_PATH = 300;
/** Mistyped paths remembered, each with more keys than anybody is shown. */
const MAX_PATHS = 500;
const MAX_MATCHES = 20;

const getMemory = memoizeByCatalogue(
  'nearKeys',
  () => new LRUCache<string, readonly CompatKey[]>({ max: MAX_PATHS }),
);

/**
 * Keys whose last segment is like that of `path`, and of those the ones whose parents are; 20 at
 * most.
 */
export function nearKeys(catalogue: Catalogue, path: string, first: number): readonly CompatKey[] {
  const memory = getMemory(catalogue);
  const wanted = path.trim().slice(0, MAX_PATH);
  const known = memory.get(wanted) ?? findNearKeys(catalogue, wanted);
  memory.set(wanted, known);
  return known.slice(0, first);
}

function findNearKeys(catalogue: Catalogue, path: string): readonly CompatKey[] {
  const { keysByName, candidates } = getKeyNames(catalogue);
  const wanted = normalize(path.slice(path.lastIndexOf('.') + 1));
  const names = nearestNormalized(wanted, candidates, MAX_NAMES);

  return names
    .flatMap((name) =>
      keysByName
        .get(name)!
        .slice(0, MAX_KEYS_OF_A_NAME)
        .map((index) => catalogue.keyAt(index)),
    )
    .map((key) => ({
      key,
      distance: getDistance(wanted, normalize(key.name)) + parentDistance(path, key.path),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_MATCHES)
    .map(({ key }) => key);
}

/** The share of parent segments (0–1) that the two paths don't share. */
function parentDistance(wanted: string, path: string): number {
  const wantedParents = wanted.toLowerCase().split('.').slice(0, -1);
  const parents = path.toLowerCase().split('.').slice(0, -1);
  const common = wantedParents.filter((segment) => parents.includes(segment)).length;

  return 1 - (2 * common) / (wantedParents.length + parents.length || 1);
}

/**
 * Lowercase last segment → indexes of the keys that end in it. Built on the first mistyped path.
 */
const getKeyNames = memoizeByCatalogue('keyNames', (catalogue) => {
  const names = new Map<string, number[]>();
  for (let index = 0; index < catalogue.keyCount; index++) {
    const name = normalize(catalogue.keyAt(index).name);
    const same = names.get(name);
    if (same) same.push(index);
    else names.set(name, [index]);
  }
  const candidates = Array.from(names.keys(), (name) => ({ row: name, names: [name] }));
  return { keysByName: names, candidates };
});
