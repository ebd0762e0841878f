// The caches → what a page may show of them: which pages this reader has read on this device, and
// the catalogue's names.
import { type CatalogueNames, readNames } from '@/domain/catalogueNames';
import { href } from '@/routes/href';
import { cacheNameOf } from './cacheNames';
import { readAtOf, titleOfCopy } from './KeptCopy';
import { addressOfKey, isForReader } from './keptPage';
import { newestFirst } from './pagesToDrop';

export interface KeptPage {
  readonly key: string;
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/**
 * The pages this reader can read without the server, the last read first; none where the browser
 * keeps none.
 */
export async function keptPages(buildId: string): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(cacheNameOf('pages', buildId));
    const keys = (await cache.keys())
      .map(({ url }) => url)
      .filter((url) => isForReader(url, document.cookie));
    return newestFirst(await Promise.all(keys.map((key) => pageOf(cache, key))));
  } catch {
    // Storage is blocked, or the browser has no caches: then nothing is kept.
    return [];
  }
}

async function pageOf(cache: Cache, key: string): Promise<KeptPage> {
  const copy = await cache.match(key);
  return {
    key,
    address: addressOfKey(key) ?? href.home(),
    title: copy ? titleOfCopy(copy) : '',
    readAt: copy ? readAtOf(copy) : 0,
  };
}

/**
 * Milliseconds: kept ones come at once, and who waits for them has waited for the server already.
 */
const NAMES_TIMEOUT_MS = 3_000;

/**
 * The catalogue's names, as the worker has kept them or the server gives them; none where neither
 * does.
 */
export async function loadNames(): Promise<CatalogueNames> {
  const answer = await fetch(href.names(), { signal: AbortSignal.timeout(NAMES_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  return readNames(answer?.ok ? await answer.text() : '');
}
