import { gt } from 'semver';
import { COMPAT_DATA, PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import type { PackageReader } from '@/server/data/catalogue/compile/PackageReader';
import type { Tarball } from './openTarball';

type FilesByName = ReadonlyMap<string, ReadonlyMap<string, Buffer>>;
type ReadText = (file: string) => string;

/**
 * Reads a package from its tarball, or else from `others`.
 * @param tarballs with the one that web-features was made with named as such (`layerTarballs`)
 * @throws Error with a sentence if the compat data is older than what web-features was made with
 */
export function packagesInTarballs(
  tarballs: readonly Tarball[],
  others: PackageReader,
): PackageReader {
  const filesByName = new Map(tarballs.map(({ name, files }) => [name, files]));
  const inTarballs = readTarballs(filesByName);
  const readerOf = (name: string) => (filesByName.has(name) ? inTarballs : others);
  const readPaired = findPaired(filesByName, readerOf, others);
  const newest = versionIn((file) => readerOf(COMPAT_DATA).readText(COMPAT_DATA, file));
  const paired = readPaired ? versionIn(readPaired) : newest;
  if (gt(paired, newest))
    throw new Error(
      `${COMPAT_DATA} ${newest} is older than ${paired}, with which web-features was made. Add a newer one, or its web-features as well.`,
    );

  return {
    has: (name) => (name === PAIRED_COMPAT_DATA ? paired !== newest : readerOf(name).has(name)),
    readText: (name, file) =>
      name === PAIRED_COMPAT_DATA ? readPaired!(file) : readerOf(name).readText(name, file),
    list: (name, folder) => readerOf(name).list(name, folder),
  };
}

/**
 * The compat data that web-features was made with. The tarballs of both without another are a pair;
 * one of them by itself leaves it as it is.
 */
function findPaired(
  tarballs: FilesByName,
  readerOf: (name: string) => PackageReader,
  others: PackageReader,
): ReadText | undefined {
  const read = (reader: PackageReader, name: string) => (file: string) =>
    reader.readText(name, file);
  if (tarballs.has(PAIRED_COMPAT_DATA))
    return read(readerOf(PAIRED_COMPAT_DATA), PAIRED_COMPAT_DATA);
  if (tarballs.has('web-features') && tarballs.has(COMPAT_DATA)) return undefined;
  if (others.has(PAIRED_COMPAT_DATA)) return read(others, PAIRED_COMPAT_DATA);
  return tarballs.has(COMPAT_DATA) ? read(others, COMPAT_DATA) : undefined;
}

function versionIn(readText: ReadText): string {
  return (JSON.parse(readText('package.json')) as { readonly version: string }).version;
}

function readTarballs(filesByName: FilesByName): PackageReader {
  return {
    has: (name) => filesByName.has(name),
    readText: (name, file) => {
      const bytes = filesByName.get(name)!.get(file);
      if (!bytes) throw new Error(`The tarball of ${name} has no file ${file}.`);
      return bytes.toString('utf8');
    },
    list: (name, folder) => {
      const start = `${folder}/`;
      return [...filesByName.get(name)!.keys()]
        .filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length))
        .filter((path) => !path.includes('/'));
    },
  };
}
