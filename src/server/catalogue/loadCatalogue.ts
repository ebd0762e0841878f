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
  holder.plimsollCatalogue ??= decodeCatalogue(readArtefact(cataloguePath()));
  return holder.plimsollCatalogue;
}

/** Throws a plain sentence for bytes that are no artefact, or one in another format. */
export function decodeCatalogue(artefact: Uint8Array): Catalogue {
  const { head, sections } = decodeArtefact<CatalogueHead, CatalogueTables>(artefact);

  return openCatalogue(head, sections);
}

/** In the directory the program was started in. */
export function cataloguePath(): string {
  return resolve('.plimsoll', 'catalogue.bin');
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
