import type { PackageReader } from '@/server/data/catalogue/compile/PackageReader';
import type { Tarball } from './openTarball';

/** Reads a package from its tarball, or else from `others`. */
export function packagesInTarballs(
  tarballs: readonly Tarball[],
  others: PackageReader,
): PackageReader {
  const filesByName = new Map(tarballs.map(({ name, files }) => [name, files]));

  return {
    readText: (name, file) => {
      const files = filesByName.get(name);
      if (!files) return others.readText(name, file);
      const bytes = files.get(file);
      if (!bytes) throw new Error(`The tarball of ${name} has no file ${file}.`);
      return bytes.toString('utf8');
    },
    list: (name, folder) => {
      const files = filesByName.get(name);
      if (!files) return others.list(name, folder);
      const start = `${folder}/`;
      return [...files.keys()]
        .filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length))
        .filter((path) => !path.includes('/'));
    },
  };
}
