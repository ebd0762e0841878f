// The Catalogue of the process, read from .plimsoll/catalogue.bin until newer data replaces it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { perProcess } from '@/server/platform/memory/perProcess';
import { decodeArtefact } from './artefact';
import type { CatalogueHead, CatalogueTables } from './artefactTables';
import type { Catalogue } from './Catalogue';
import { openCatalogue } from './openCatalogue';

const memory = perProcess('catalogue', (): { served?: Catalogue } => ({}));
const ofRequest = perProcess('requestCatalogue', () => new AsyncLocalStorage<Catalogue>());

/**
 * The catalogue of the current request, which no newer one replaces; outside requests the newest.
 * @throws Error with a message for the operator if the file is missing or has another format
 */
export function loadCatalogue(): Catalogue {
  return ofRequest.getStore() ?? (memory.served ??= readBuiltCatalogue());
}

/** Gives everything that `run` starts one catalogue, even if a newer one comes in between. */
export function withCatalogue<Result>(catalogue: Catalogue, run: () => Result): Result {
  return ofRequest.run(catalogue, run);
}

/** Requests that begin from now on are answered from this one. */
export function replaceCatalogue(catalogue: Catalogue): void {
  memory.served = catalogue;
}

/** The one that was built with the program. */
export function readBuiltCatalogue(): Catalogue {
  return decodeCatalogue(readArtefact(cataloguePath()));
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
