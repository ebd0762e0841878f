// The root of every key with data, as one small table, so that lists can be counted or filtered by
// area without creating a single CompatKey.
import type { CompatKey } from './Catalogue';
import { memoizeByCatalogue } from './memoizeByCatalogue';

export interface KeyAreas {
  readonly roots: readonly CompatKey[];
  /** By key index: position of its root in `roots`. Meaningless for a key without data. */
  readonly areaOf: Uint8Array;
}

export const keyAreas = memoizeByCatalogue('keyAreas', (catalogue): KeyAreas => {
  const areaOf = new Uint8Array(catalogue.keyCount);
  for (const [area, { path }] of catalogue.rootKeys.entries()) {
    for (const key of catalogue.dataKeysUnder(path)) areaOf[key] = area;
  }
  return { roots: catalogue.rootKeys, areaOf };
});
