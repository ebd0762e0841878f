import { loadNames } from '@/browser/offline/keptPages';
import type { CatalogueNames } from '@/domain/catalogueNames';
import type { SearchHit } from '@/domain/SearchHit';
import { type LoadedName, loadedNames } from '@/relay/environment/loadedNames';
import { findHitsByName } from './findHitsByName';

let known: CatalogueNames | undefined;

type Environment = Parameters<typeof loadedNames>[0];

/**
 * Searches without a host: in the catalogue's names from the device's cache or the server,
 * otherwise in the names this tab has loaded.
 */
export async function findOffline(
  text: string,
  environment: Environment,
): Promise<readonly SearchHit[]> {
  known ??= await allNames();
  return findHitsByName(known ?? toCatalogueNames(loadedNames(environment)), text);
}

/** Undefined if unavailable, so that the next search tries again. */
async function allNames(): Promise<CatalogueNames | undefined> {
  const names = await loadNames();
  return names.features.length > 0 ? names : undefined;
}

function toCatalogueNames(loaded: readonly LoadedName[]): CatalogueNames {
  const ofKind = (kind: string) =>
    loaded.flatMap(({ id, name }) =>
      id.startsWith(`${kind}:`) ? [{ slug: id.slice(kind.length + 1), name }] : [],
    );
  return { features: ofKind('feature'), paths: ofKind('key').map(({ slug }) => slug) };
}
