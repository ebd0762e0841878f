// .plimsoll/scan-table.json → the table that scans in a browser look names up in, as text that is
// sent on as it is. It is compiled with the catalogue.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface ScanTableFile {
  /** Changes with the data; stands in the table's address. */
  readonly version: string;
  readonly text: string;
}

let loaded: ScanTableFile | undefined;
let proofs: string | undefined;

/** In the directory the program was started in. */
export function scanProofsPath(): string {
  return resolve('.plimsoll', 'scan-proofs.json');
}

/** The proofs of the table's keys. Throws a plain sentence when the file is missing. */
export function loadScanProofs(): string {
  return (proofs ??= readText('scan proofs', scanProofsPath()));
}

/** In the directory the program was started in. */
export function scanTablePath(): string {
  return resolve('.plimsoll', 'scan-table.json');
}

/** Throws a plain sentence when the file is missing. */
export function loadScanTable(): ScanTableFile {
  loaded ??= readScanTable(scanTablePath());
  return loaded;
}

function readScanTable(path: string): ScanTableFile {
  const text = readText('scan table', path);
  const { version } = JSON.parse(text) as { readonly version: string };
  return { version, text };
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`The ${name} ${path} cannot be read. Build it with \`npm run catalogue\`.`, {
      cause,
    });
  }
}
