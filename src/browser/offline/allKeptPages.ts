// Counts and deletes saved pages and names, from every build and every reader of this browser. The
// shell caches stay: they reveal nothing about what was read, and without them no page could say
// that you're offline.
import { filterCaches } from './cacheNames';
import { stopKeeping } from './startWorker';

/** 0 if the browser has no Cache API or blocks it. */
export async function countKeptPages(): Promise<number> {
  try {
    const keys = await Promise.all(
      filterCaches(await caches.keys(), ['pages']).map(async (name) =>
        (await caches.open(name)).keys(),
      ),
    );
    return keys.flat().length;
  } catch {
    return 0;
  }
}

export async function removeKeptPages(): Promise<void> {
  await stopKeeping().catch(() => undefined);
  try {
    await Promise.all(
      filterCaches(await caches.keys(), ['pages', 'names']).map((name) => caches.delete(name)),
    );
  } catch {
    // Storage is blocked or the browser has no Cache API, so there is nothing to remove.
  }
}
