// Tarballs → a data version that is verified or rejected. Packages that are not among the tarballs
// are those of the version that is served, so that each can be renewed on its own.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import { catalogueVersion } from '@/server/data/catalogue/compile/compileCatalogue';
import {
  installedPackages,
  type PackageReader,
} from '@/server/data/catalogue/compile/PackageReader';
import { readDescriptions } from '@/server/data/catalogue/compile/readDataPackages';
import { type Assess, type Assessment, assessPackages } from './assessPackages';
import type { DataStore, DataVersionRecord } from './DataStore';
import { layerTarballs } from './layerTarballs';
import { openTarball, type Tarball } from './openTarball';
import { packagesInTarballs } from './packagesInTarballs';

/**
 * Adds the version that the tarballs make of the one that is served; adding the same again takes up
 * what was interrupted, and judges again what was rejected.
 * @param served the catalogue served now, which the new version is compared with
 * @param assess what judges them; a caller that has done so already need not again
 * @throws Error whose message says in a sentence why the tarballs make no version
 */
export async function addVersion(
  store: DataStore,
  tarballs: readonly Tarball[],
  served: Catalogue,
  assess: Assess = assessPackages,
): Promise<DataVersionRecord> {
  store.removeUnfinished();
  const all = await withOtherTarballs(store, tarballs);
  const reader = packagesInTarballs(all, installedPackages());
  const fetched = toRecord(reader, all);
  const known = store.find(fetched.version);
  if (known) refuseOtherBytes(known, fetched);
  if (known?.verifiedAt !== undefined) return known;

  for (const { integrity, bytes } of all) store.savePackage(integrity, bytes);
  store.save(fetched);
  const judged = judge(store, fetched, assess(reader, served));
  store.save(judged);
  return judged;
}

function judge(
  store: DataStore,
  record: DataVersionRecord,
  { artefact, asOf, problems }: Assessment,
): DataVersionRecord {
  const known = { ...record, ...(asOf !== undefined && { asOf }) };
  if (!artefact || problems.length > 0) return { ...known, rejectedBecause: problems.join(' ') };
  const artefactHash = store.saveArtefact(record.version, artefact);
  return { ...known, artefactHash, verifiedAt: new Date().toISOString() };
}

/** Those given, and for other packages the kept tarballs of the version that is served, by layer. */
export async function withOtherTarballs(
  store: DataStore,
  given: readonly Tarball[],
): Promise<readonly Tarball[]> {
  const version = store.activations().at(-1)?.version;
  const kept = (version && store.find(version)?.packages) || [];
  const others = await Promise.all(
    kept.flatMap(({ name, integrity }) =>
      integrity === undefined || isReplaced(name, given)
        ? []
        : [keptTarball(store, name, integrity)],
    ),
  );
  return layerTarballs(given, others);
}

/** Compat data may stay as what web-features was made with, although newer is given. */
function isReplaced(name: string, given: readonly Tarball[]): boolean {
  return name !== COMPAT_DATA && given.some((tarball) => tarball.name === name);
}

async function keptTarball(store: DataStore, name: string, integrity: string): Promise<Tarball> {
  return { ...(await openTarball(store.readPackage(integrity), integrity)), name };
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
