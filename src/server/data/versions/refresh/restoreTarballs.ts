import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { COMPAT_DATA, PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readDescriptions } from '@/server/data/catalogue/compile/readDataPackages';
import type { DataStore, PackageInVersion } from '@/server/data/versions/DataStore';
import type { Registry } from './Registry';

/**
 * Fetches the tarballs of the version that is served where another instance made it: whatever is built
 * on it needs the very packages, and those installed here are older or newer.
 */
export async function restoreTarballs(
  store: DataStore,
  registry: Pick<Registry, 'fetchVersions' | 'download'>,
  served: Catalogue,
): Promise<void> {
  const record = store.find(served.version);
  if (!record) return;
  const installed = new Map(
    readDescriptions(installedPackages()).map(({ name, version }) => [name, version]),
  );
  const isHere = ({ name, version, integrity }: PackageInVersion): boolean =>
    integrity !== undefined || installed.get(name) === version;
  if (record.packages.every(isHere)) return;

  const packages: PackageInVersion[] = [];
  for (const one of record.packages) {
    const published = isHere(one) ? undefined : await find(registry, one);
    if (published) store.savePackage(published.integrity, published.bytes);
    packages.push(published ? { ...one, integrity: published.integrity } : one);
  }
  store.save({ ...record, packages });
}

async function find(
  registry: Pick<Registry, 'fetchVersions' | 'download'>,
  { name, version }: PackageInVersion,
) {
  const publishedName = name === PAIRED_COMPAT_DATA ? COMPAT_DATA : name;
  const versions = await registry.fetchVersions(publishedName, version);
  const published = versions.find((one) => one.version === version);
  if (!published)
    throw new Error(
      `${publishedName} ${version}, which is served, is no longer published, so nothing can be built on it. Activate the bundled version.`,
    );
  return registry.download(published);
}
