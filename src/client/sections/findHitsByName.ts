import { matchNames } from '@/browser/offline/matchNames';
import type { CatalogueNames } from '@/domain/catalogueNames';
import { href } from '@/domain/routes/href';
import type { SearchHit } from '@/domain/SearchHit';

/** Matches a text only against names and returns search hits, features first. */
export function findHitsByName(names: CatalogueNames, text: string): readonly SearchHit[] {
  const { features, paths } = matchNames(names, text);
  return [
    ...features.map(({ slug, name }): SearchHit => ({
      objectID: `feature:${slug}`,
      kind: 'feature',
      slug,
      name,
      url: href.feature(slug),
    })),
    ...paths.map((path): SearchHit => ({
      objectID: `key:${path}`,
      kind: 'key',
      path,
      name: path,
      url: href.compat(path),
    })),
  ];
}
