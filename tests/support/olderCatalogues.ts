// The catalogues of two earlier weeks, of the real packages as they were published. Compiling one
// takes seconds, so the bytes are kept next to the built catalogue, under a name that changes with
// the format.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import {
  catalogueVersion,
  compileCatalogue,
} from '@/server/data/catalogue/compile/compileCatalogue';
import {
  installedPackages,
  type PackageReader,
} from '@/server/data/catalogue/compile/PackageReader';
import {
  readDataPackages,
  readDescriptions,
} from '@/server/data/catalogue/compile/readDataPackages';
import { decodeCatalogue } from '@/server/data/catalogue/loadCatalogue';

/** `paired`: what web-features was made with, without the newer compat data. */
export type Week = 'older' | 'oldest' | 'paired';

const FOLDER = join('.plimsoll', 'earlier');

/** web-features and compat data of that week, and everything else as it is now. */
export function packagesOf(week: Week): PackageReader {
  const installed = installedPackages();
  const names: Readonly<Record<string, string>> = {
    ...(week !== 'paired' && { 'web-features': `web-features-${week}` }),
    '@mdn/browser-compat-data': `browser-compat-data-${week}`,
  };
  return {
    // That week, the pair was served.
    has: (name) => name !== PAIRED_COMPAT_DATA && installed.has(name),
    readText: (name, file) => installed.readText(names[name] ?? name, file),
    list: (name, folder) => installed.list(names[name] ?? name, folder),
  };
}

export function earlierArtefact(week: Week): Uint8Array {
  const packages = packagesOf(week);
  const path = join(FOLDER, `${catalogueVersion(readDescriptions(packages))}.bin`);
  try {
    return readFileSync(path);
  } catch {
    const artefact = compileCatalogue(readDataPackages(packages));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, artefact);
    renameSync(`${path}.${process.pid}`, path);
    return artefact;
  }
}

export function earlierCatalogue(week: Week): Catalogue {
  return decodeCatalogue(earlierArtefact(week));
}
