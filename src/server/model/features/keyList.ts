import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { arrayRows, type Connection, type PageArgs, paginate, type Rows } from './connection';

/** One page of keys in the given order. */
export function keyPage(keys: readonly CompatKey[], args: PageArgs): Connection<CompatKey> {
  return paginate(
    arrayRows(keys, ({ path }) => path),
    args,
  );
}

/**
 * One page of the keys with data, optionally only those at or below `under`. Creates only the keys
 * of that page.
 */
export function dataKeyPage(
  catalogue: Catalogue,
  under: string | null | undefined,
  args: PageArgs,
): Connection<CompatKey> {
  return paginate(
    dataKeyRows(catalogue, under ? catalogue.dataKeysUnder(under) : catalogue.dataKeyIndexes),
    args,
  );
}

function dataKeyRows(catalogue: Catalogue, indexes: Uint32Array): Rows<CompatKey> {
  return {
    length: indexes.length,
    at: (position) => catalogue.keyAt(indexes[position]!),
    getName: ({ path }) => path,
    indexOf: (path) => {
      const key = catalogue.keyByPath(path);
      return key ? indexes.indexOf(key.index) : -1;
    },
  };
}
