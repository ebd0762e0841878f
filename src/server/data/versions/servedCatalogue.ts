import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { decodeCatalogue, readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { DataStore, DataVersionRecord } from './DataStore';

/** Throws a plain sentence for a version that is not verified, or damaged, or of another format. */
export function openVersion(store: DataStore, record: DataVersionRecord): Catalogue {
  if (record.rejectedBecause !== undefined)
    throw new Error(`Data version ${record.version} was rejected. ${record.rejectedBecause}`);
  if (record.verifiedAt === undefined)
    throw new Error(`Data version ${record.version} is not verified. Add its tarballs again.`);

  return decodeCatalogue(store.readArtefact(record));
}

/**
 * Opens the version of the last activation, or the one built with the program if there was no
 * activation.
 * @throws Error with a plain sentence if it can't be opened
 */
export function openActivated(store: DataStore): Catalogue {
  const built = readBuiltCatalogue();
  const version = store.activations().at(-1)?.version ?? built.version;
  if (version === built.version) return built;
  const record = store.find(version);
  if (!record) throw new Error(`The record of data version ${version} is missing.`);

  return openVersion(store, record);
}

/**
 * Like `openActivated`, but falls back to the built-in version and passes the reason to `report`.
 */
export function openServed(store: DataStore, report: (error: unknown) => void): Catalogue {
  try {
    return openActivated(store);
  } catch (error) {
    report(error);
    return readBuiltCatalogue();
  }
}

/**
 * Has servers serve a version from the next request on; the version built with the program can be
 * named, too. Throws a plain sentence for a version that cannot be served, and changes nothing.
 */
export function activateVersion(store: DataStore, version: string, by?: string): void {
  const record = store.find(version);
  if (record) openVersion(store, record);
  else if (version !== readBuiltCatalogue().version)
    throw new Error(`There is no data version ${version}.`);
  store.addActivation({ version, at: new Date().toISOString(), ...(by !== undefined && { by }) });
}

/** Takes back an activation that no reader has seen yet: the version before is active again. */
export function rejectActivated(
  store: DataStore,
  rejected: { readonly version: string; readonly problem: string; readonly before: string },
): void {
  const record = store.find(rejected.version);
  if (record) store.save({ ...record, rejectedBecause: rejected.problem });
  if (store.activations().at(-1)?.version === rejected.version)
    activateVersion(store, rejected.before, 'a page that could not be shown');
}
