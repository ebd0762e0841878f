// The caches of pages and names, whoever's and of whichever build → how many pages they hold, and
// the way to be rid of them. The program's own files stay: they say nothing of what was read, and
// without them no page could say that one is offline.
import { cachesOf } from './cacheNames';

/** 0 where the browser has no caches or refuses them. */
export async function countKeptPages(): Promise<number> {
  try {
    const keys = await Promise.all(
      cachesOf(await caches.keys(), ['pages']).map(async (name) =>
        (await caches.open(name)).keys(),
      ),
    );
    return keys.flat().length;
  } catch {
    return 0;
  }
}

export async function removeKeptPages(): Promise<void> {
  try {
    await Promise.all(
      cachesOf(await caches.keys(), ['pages', 'names']).map((name) => caches.delete(name)),
    );
  } catch {
    // Storage is blocked, or the browser has no caches: then there is nothing to remove.
  }
}
