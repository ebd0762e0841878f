import type { QueryNames } from '@/query/readTerm';
import type { Catalogue } from '@/server/catalogue/Catalogue';

const known = new WeakMap<Catalogue, QueryNames>();

/** The names a query may speak of. */
export function queryNames(catalogue: Catalogue): QueryNames {
  let names = known.get(catalogue);
  if (!names) {
    names = {
      groups: catalogue.groups.map(({ slug, path, name }) => ({ slug, aliases: [path, name] })),
      snapshots: catalogue.snapshots.map(({ slug, name }) => ({ slug, aliases: [name] })),
    };
    known.set(catalogue, names);
  }
  return names;
}
