// .plimsoll/catalogue.bin → the process's one Catalogue. It hangs on globalThis, for Next loads one
// server module several times and each copy would read the file anew.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeArtefact } from './artefact';
import type { CatalogueHead, CatalogueTables } from './artefactTables';
import type { Catalogue } from './Catalogue';
import { openCatalogue } from './openCatalogue';

const holder: typeof globalThis & { plimsollCatalogue?: Catalogue } = globalThis;

/** Throws a plain sentence when the file is missing or was written in another format. */
export function loadCatalogue(): Catalogue {
  holder.plimsollCatalogue ??= readCatalogue(cataloguePath());
  return holder.plimsollCatalogue;
}

/** In the directory the program was started in. */
export function cataloguePath(): string {
  return resolve('.plimsoll', 'catalogue.bin');
}

function readCatalogue(path: string): Catalogue {
  const { head, sections } = decodeArtefact<CatalogueHead, CatalogueTables>(readArtefact(path));

  return openCatalogue(head, sections);
}

function readArtefact(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(`The catalogue ${path} cannot be read. Build it with \`npm run catalogue\`.`, {
      cause,
    });
  }
}
