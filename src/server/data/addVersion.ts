// Tarballs → a data version that is verified or rejected. Packages that are not among the tarballs
// are those of the version that is served, so that each can be renewed on its own.
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { catalogueVersion, compileCatalogue } from '@/server/catalogue/compile/compileCatalogue';
import { installedPackages, type PackageReader } from '@/server/catalogue/compile/PackageReader';
import { readDataPackages, readDescriptions } from '@/server/catalogue/compile/readDataPackages';
import { decodeCatalogue } from '@/server/catalogue/loadCatalogue';
import type { DataStore, DataVersionRecord } from './DataStore';
import { openTarball, type Tarball } from './openTarball';
import { packagesInTarballs } from './packagesInTarballs';
import { verifyCatalogue } from './verifyCatalogue';

/**
 * Adds the version that the tarballs make of the one that is served; adding the same again takes up
 * what was interrupted, and judges again what was rejected.
 * @param served what is served now, and what the new version is compared with
 * @throws Error whose message says in a sentence why the tarballs make no version
 */
export async function addVersion(
  store: DataStore,
  tarballs: readonly Tarball[],
  served: Catalogue,
): Promise<DataVersionRecord> {
  store.removeUnfinished();
  const all = [...tarballs, ...(await otherTarballs(store, tarballs))];
  const reader = packagesInTarballs(all, installedPackages());
  const fetched = toRecord(reader, all);
  const known = store.find(fetched.version);
  if (known) refuseOtherBytes(known, fetched);
  if (known?.verifiedAt !== undefined) return known;

  for (const { integrity, bytes } of all) store.savePackage(integrity, bytes);
  store.save(fetched);
  const judged = judge(store, fetched, reader, served);
  store.save(judged);
  return judged;
}

function judge(
  store: DataStore,
  record: DataVersionRecord,
  reader: PackageReader,
  served: Catalogue,
): DataVersionRecord {
  try {
    const data = readDataPackages(reader);
    const artefact = compileCatalogue(data);
    const catalogue = decodeCatalogue(artefact);
    const { asOf } = catalogue;
    const problems = verifyCatalogue(catalogue, data.webFeatures, served);
    if (problems.length > 0) return { ...record, asOf, rejectedBecause: problems.join(' ') };
    const artefactHash = store.saveArtefact(record.version, artefact);
    return { ...record, asOf, artefactHash, verifiedAt: new Date().toISOString() };
  } catch (error) {
    if (isOfDisk(error)) throw error;
    return { ...record, rejectedBecause: `It cannot be compiled: ${(error as Error).message}` };
  }
}

/** A full disk says nothing about the data. */
function isOfDisk(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** Kept tarballs of the version that is served, for the packages that are not given. */
async function otherTarballs(store: DataStore, given: readonly Tarball[]): Promise<Tarball[]> {
  const version = store.activations().at(-1)?.version;
  const kept = (version && store.find(version)?.packages) || [];
  const integrities = kept.flatMap(({ name, integrity }) =>
    integrity !== undefined && !given.some((tarball) => tarball.name === name) ? [integrity] : [],
  );

  return Promise.all(
    integrities.map((integrity) => openTarball(store.readPackage(integrity), integrity)),
  );
}

function toRecord(reader: PackageReader, tarballs: readonly Tarball[]): DataVersionRecord {
  const packages = readDescriptions(reader);
  const integrities = new Map(tarballs.map(({ name, integrity }) => [name, integrity]));

  return {
    version: catalogueVersion(packages),
    packages: packages.map((described) => ({
      ...described,
      integrity: integrities.get(described.name),
    })),
    fetchedAt: new Date().toISOString(),
  };
}

/** One version of a package is published once; other bytes under its name are not that package. */
function refuseOtherBytes(known: DataVersionRecord, fetched: DataVersionRecord): void {
  for (const { name, version, integrity } of fetched.packages) {
    const before = known.packages.find((kept) => kept.name === name)?.integrity;
    if (before !== undefined && integrity !== undefined && before !== integrity)
      throw new Error(
        `${name} ${version} was added before with the integrity ${before}; this tarball has ${integrity}.`,
      );
  }
}
