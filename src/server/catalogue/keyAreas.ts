// The tops of the key tree → the area of every key that carries data, as one small table: a list of
// keys is then counted or cut by area without making a single key.
import type { CompatKey } from './Catalogue';
import { memoizeByCatalogue } from './memoizeByCatalogue';

export interface KeyAreas {
  readonly roots: readonly CompatKey[];
  /** By key index: the position of its root in `roots`. Means nothing for a key without data. */
  readonly areaOf: Uint8Array;
}

export const keyAreas = memoizeByCatalogue('keyAreas', (catalogue): KeyAreas => {
  const areaOf = new Uint8Array(catalogue.keyCount);
  for (const [area, { path }] of catalogue.rootKeys.entries()) {
    for (const key of catalogue.dataKeysUnder(path)) areaOf[key] = area;
  }
  return { roots: catalogue.rootKeys, areaOf };
});
