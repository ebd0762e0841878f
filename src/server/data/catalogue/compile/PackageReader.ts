import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where data packages are read from: a folder of installed ones, or tarballs. */
export interface PackageReader {
  /** True if it has the package; one may be missing. */
  has(packageName: string): boolean;
  /** The text of a file. Throws a sentence that names the package and the file if it is missing. */
  readText(packageName: string, file: string): string;
  /** Names of the files in a folder of the package, in no order. */
  list(packageName: string, folder: string): readonly string[];
}

/** The packages as installed in a folder. */
export function installedPackages(folder = 'node_modules'): PackageReader {
  return {
    has: (packageName) => existsSync(join(folder, packageName)),
    readText: (packageName, file) => readFileSync(join(folder, packageName, file), 'utf8'),
    list: (packageName, inner) => readdirSync(join(folder, packageName, inner)),
  };
}
