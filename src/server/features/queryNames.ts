import type { QueryNames } from '@/query/readTerm';
import type { Catalogue, Snapshot } from '@/server/catalogue/Catalogue';

const known = new WeakMap<Catalogue, QueryNames>();

/** The names a query may speak of. */
export function queryNames(catalogue: Catalogue): QueryNames {
  let names = known.get(catalogue);
  if (!names) {
    names = {
      groups: catalogue.groups.map(({ slug, path, name }) => ({ slug, aliases: [path, name] })),
      snapshots: catalogue.snapshots.map((snapshot) => ({
        slug: snapshot.slug,
        aliases: snapshotAliases(snapshot),
      })),
    };
    known.set(catalogue, names);
  }
  return names;
}

/** "ECMAScript 2015", and "es2015" as most people say. */
export function snapshotAliases({
  slug,
  name,
}: Pick<Snapshot, 'slug' | 'name'>): readonly string[] {
  return [...new Set([name, slug.replace(/^ecmascript-/, 'es')])];
}
