// Reads the caches for the page: which pages this reader has saved on this device, and the
// catalogue's names.
import { type CatalogueNames, readNames } from '@/domain/catalogueNames';
import { href } from '@/domain/routes/href';
import { getCacheName } from './cacheNames';
import { getReadAt, titleOfCopy } from './KeptCopy';
import { addressOfKey, isForReader } from './keptPage';
import { newestFirst } from './pagesToDrop';

export interface KeptPage {
  readonly key: string;
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  /** Unix milliseconds. */
  readonly readAt: number;
}

/**
 * The pages this reader can open offline, most recently read first; empty if the browser saves
 * none.
 */
export async function keptPages(buildId: string): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(getCacheName('pages', buildId));
    const keys = (await cache.keys())
      .map(({ url }) => url)
      .filter((url) => isForReader(url, document.cookie));
    return newestFirst(await Promise.all(keys.map((key) => readPage(cache, key))));
  } catch {
    // Storage is blocked or the browser has no Cache API, so nothing is saved.
    return [];
  }
}

async function readPage(cache: Cache, key: string): Promise<KeptPage> {
  const copy = await cache.match(key);
  return {
    key,
    address: addressOfKey(key) ?? href.home(),
    title: copy ? titleOfCopy(copy) : '',
    readAt: copy ? getReadAt(copy) : 0,
  };
}

/** Milliseconds. Saved names arrive instantly, and the reader has already waited for the server. */
const NAMES_TIMEOUT_MS = 3_000;

/** The catalogue's names from the worker's cache or the server; empty if neither has them. */
export async function loadNames(): Promise<CatalogueNames> {
  const answer = await fetch(href.names(), { signal: AbortSignal.timeout(NAMES_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  return readNames(answer?.ok ? await answer.text() : '');
}
