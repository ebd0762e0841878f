// Data versions that are not served but are looked back at. Each takes some 40 MB, so only the few
// that were asked for last stay open.
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { perProcess } from '@/server/platform/memory/perProcess';
import { openDataStore } from './openDataStore';
import { Openings } from './Openings';
import { openVersion } from './servedCatalogue';

const MAX_OPEN = 3;
const OPENINGS_PER_MINUTE = 6;

const openings = () => perProcess('openings', () => new Openings(OPENINGS_PER_MINUTE));

/** Facts about the version built with the program, without its catalogue. */
export type BuiltFacts = Pick<Catalogue, 'version' | 'asOf' | 'packages'>;

const kept = perProcess('keptCatalogues', () => new LRUCache<string, Catalogue>({ max: MAX_OPEN }));

/**
 * Opens a version by its name; undefined if this instance doesn't have it.
 * @param served the catalogue served now, which is open already
 * @throws Error with a plain sentence if it is unverified or damaged; Refusal VERSION_UNAVAILABLE where
 *   many were opened just now
 */
export function openKeptCatalogue(version: string, served: Catalogue): Catalogue | undefined {
  if (version === served.version) return served;
  const known = kept.get(version);
  if (known) return known;
  const opened = openFromStore(version, served);
  if (opened) kept.set(version, opened);
  return opened;
}

function openFromStore(version: string, served: Catalogue): Catalogue | undefined {
  const isBuilt = version === builtFacts(served).version;
  const store = openDataStore();
  const record = isBuilt ? undefined : store.find(version);
  if (!isBuilt && !record) return undefined;
  openings().take();
  return record ? openVersion(store, record) : readBuiltCatalogue();
}

/** Read once, unless it is served. */
export function builtFacts(served: Catalogue): BuiltFacts {
  return perProcess('builtFacts', () => {
    // Where nothing was activated, nothing else can be served.
    const { version, asOf, packages } =
      openDataStore().activations().length === 0 ? served : readBuiltCatalogue();
    return { version, asOf, packages };
  });
}
