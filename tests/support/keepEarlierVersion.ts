import { readDescriptions } from '@/server/data/catalogue/compile/readDataPackages';
import type { DataStore } from '@/server/data/versions/DataStore';
import { earlierArtefact, earlierCatalogue, packagesOf, type Week } from './olderCatalogues';

/** Puts the data version of an earlier week into a store, verified; gives its name. */
export function keepEarlierVersion(store: DataStore, week: Week): string {
  const { version, asOf } = earlierCatalogue(week);
  store.save({
    version,
    packages: readDescriptions(packagesOf(week)),
    asOf,
    fetchedAt: '2026-11-20T08:00:00.000Z',
    verifiedAt: '2026-11-20T08:00:01.000Z',
    artefactHash: store.saveArtefact(version, earlierArtefact(week)),
  });
  return version;
}
