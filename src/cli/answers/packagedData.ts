// The data next to the program: compressed in the package, uncompressed in this repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { decodeCatalogue } from '@/server/data/catalogue/loadCatalogue';

let read: { readonly folder: string; readonly catalogue: Catalogue } | undefined;

export function readPackagedCatalogue(folder: string): Catalogue {
  if (read?.folder !== folder)
    read = { folder, catalogue: decodeCatalogue(readPackaged(folder, 'catalogue.bin')) };
  return read.catalogue;
}

export function readPackagedScanTable(folder: string): string {
  return readPackaged(folder, 'scan-table.json').toString('utf8');
}

/** The script of a measured site, with the address that is to be replaced. */
export function readPackagedBeacon(folder: string): string {
  return readPackaged(folder, 'beacon.js').toString('utf8');
}

function readPackaged(folder: string, name: string): Buffer {
  const path = join(folder, name);
  try {
    return existsSync(`${path}.br`)
      ? brotliDecompressSync(readFileSync(`${path}.br`))
      : readFileSync(path);
  } catch (cause) {
    throw new CliProblem(
      EXIT.unreachable,
      `The data in ${path} cannot be read (${(cause as Error).message}). Install plimsoll again.`,
    );
  }
}
