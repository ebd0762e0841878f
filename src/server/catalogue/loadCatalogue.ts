// .plimsoll/catalogue.bin → the Catalogue of the process, until newer data takes its place. It hangs
// on globalThis, for Next loads one server module several times and each copy would read the file
// anew.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeArtefact } from './artefact';
import type { CatalogueHead, CatalogueTables } from './artefactTables';
import type { Catalogue } from './Catalogue';
import { openCatalogue } from './openCatalogue';

const holder: typeof globalThis & {
  plimsollCatalogue?: Catalogue;
  plimsollRequestCatalogue?: AsyncLocalStorage<Catalogue>;
} = globalThis;
const ofRequest = (holder.plimsollRequestCatalogue ??= new AsyncLocalStorage());

/**
 * The catalogue of the request that is under way, which no newer one replaces; outside of requests
 * the newest. Throws a plain sentence when the file is missing or was written in another format.
 */
export function loadCatalogue(): Catalogue {
  return ofRequest.getStore() ?? (holder.plimsollCatalogue ??= readBuiltCatalogue());
}

/** Gives everything that `run` starts one catalogue, even if a newer one comes in between. */
export function withCatalogue<Result>(catalogue: Catalogue, run: () => Result): Result {
  return ofRequest.run(catalogue, run);
}

/** Requests that begin from now on are answered from this one. */
export function replaceCatalogue(catalogue: Catalogue): void {
  holder.plimsollCatalogue = catalogue;
}

/** The one that was built with the program. */
export function readBuiltCatalogue(): Catalogue {
  return decodeCatalogue(readArtefact(cataloguePath()));
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
