// The one Catalogue of the process, read from .plimsoll/catalogue.bin. It lives on globalThis
// because Next.js loads a server module several times and each copy would read the file again.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeArtefact } from './artefact';
import type { CatalogueHead, CatalogueTables } from './artefactTables';
import type { Catalogue } from './Catalogue';
import { openCatalogue } from './openCatalogue';

const holder: typeof globalThis & { plimsollCatalogue?: Catalogue } = globalThis;

/** @throws Error with a message for the operator if the file is missing or has another format */
export function loadCatalogue(): Catalogue {
  holder.plimsollCatalogue ??= decodeCatalogue(readArtefact(cataloguePath()));
  return holder.plimsollCatalogue;
}

/** @throws Error with a message for the operator if the bytes are not an artefact of this format */
export function decodeCatalogue(artefact: Uint8Array): Catalogue {
  const { head, sections } = decodeArtefact<CatalogueHead, CatalogueTables>(artefact);

  return openCatalogue(head, sections);
}

/** Relative to the working directory. */
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
