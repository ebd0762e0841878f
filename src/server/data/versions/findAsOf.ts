import { isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { listDataVersions } from './dataVersions';
import { openKeptCatalogue } from './keptCatalogues';

/**
 * The data of a version that is kept here; undefined if it is not, or cannot be opened.
 * @throws Refusal VERSION_UNAVAILABLE
 */
export function findAsOf(version: string, served: Catalogue): Catalogue | undefined {
  try {
    return openKeptCatalogue(version, served);
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    return undefined;
  }
}

/** The versions that can be asked for, newest data first. */
export function versionsToAsk(served: Catalogue): readonly string[] {
  return listDataVersions(served)
    .filter(({ status }) => status !== 'FETCHED' && status !== 'REJECTED')
    .map(({ version }) => version);
}
