import type { QueryNames } from '@/engines/query/forServer';
import type { Snapshot } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

/** Group and snapshot names that a query may use. */
export const queryNames = memoizeByCatalogue('queryNames', ({ groups, snapshots }): QueryNames => ({
  groups: groups.map(({ slug, path, name }) => ({ slug, aliases: [path, name] })),
  snapshots: snapshots.map((snapshot) => ({
    slug: snapshot.slug,
    aliases: snapshotAliases(snapshot),
  })),
}));

/** "ECMAScript 2015", and "es2015" as most people write it. */
export function snapshotAliases({
  slug,
  name,
}: Pick<Snapshot, 'slug' | 'name'>): readonly string[] {
  return [...new Set([name, slug.replace(/^ecmascript-/, 'es')])];
}
