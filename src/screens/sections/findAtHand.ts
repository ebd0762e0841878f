import type { CatalogueNames } from '@/domain/catalogueNames';
import type { SearchHit } from '@/domain/SearchHit';
import { loadNames } from '@/offline/keptPages';
import { matchNames } from '@/offline/matchNames';
import type { LoadedName } from '@/relay/loadedNames';

import { compatHref } from './compatHref';

let known: CatalogueNames | undefined;

/** What a text may mean where no host answers: among the catalogue's names as the device keeps them or the server gives them, or else those the tab has loaded. */
export async function findAtHand(text: string, loaded: readonly LoadedName[]): Promise<readonly SearchHit[]> {
  known ??= await allNames();
  const { features, paths } = matchNames(known ?? namesOf(loaded), text);
  return [
    ...features.map(({ slug, name }): SearchHit => ({ objectID: `feature:${slug}`, kind: 'feature', slug, name, url: `/features/${slug}` })),
    ...paths.map((path): SearchHit => ({ objectID: `key:${path}`, kind: 'key', path, name: path, url: compatHref(path) })),
  ];
}

/** Undefined where they cannot be had, so that they are asked for again. */
async function allNames(): Promise<CatalogueNames | undefined> {
  const names = await loadNames();
  return names.features.length > 0 ? names : undefined;
}

function namesOf(loaded: readonly LoadedName[]): CatalogueNames {
  const ofKind = (kind: string) => loaded.flatMap(({ id, name }) => (id.startsWith(`${kind}:`) ? [{ slug: id.slice(kind.length + 1), name }] : []));
  return { features: ofKind('feature'), paths: ofKind('key').map(({ slug }) => slug) };
}
