// The tops of the key tree → the area of every key that carries data, as one small table: a list of
// keys is then counted or cut by area without making a single key.
import type { Catalogue, CompatKey } from './Catalogue';

export interface KeyAreas {
  readonly roots: readonly CompatKey[];
  /** By key index: the position of its root in `roots`. Means nothing for a key without data. */
  readonly areaOf: Uint8Array;
}

const areasByCatalogue = new WeakMap<Catalogue, KeyAreas>();

export function keyAreas(catalogue: Catalogue): KeyAreas {
  const known = areasByCatalogue.get(catalogue);
  if (known) return known;
  const areaOf = new Uint8Array(catalogue.keyCount);
  for (const [area, { path }] of catalogue.rootKeys.entries()) {
    for (const key of catalogue.dataKeysUnder(path)) areaOf[key] = area;
  }
  const areas = { roots: catalogue.rootKeys, areaOf };
  areasByCatalogue.set(catalogue, areas);
  return areas;
}
