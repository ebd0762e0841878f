// Saves documents to show when the server can't be reached in time. A copy is saved along with
// every script and style it references; otherwise it could be read but not used. Nothing here may
// throw into a page: if the disk is full, fewer pages are saved.
import { registerQuotaErrorCallback } from 'workbox-core';
import { NetworkFirst, type Strategy } from 'workbox-strategies';
import { DEVELOPMENT_BUILD } from '@/domain/protocol';
import { href } from '@/domain/routes/href';
import { isKeepable } from '@/domain/routes/pagePatterns';
import { foreignCaches, getCacheName } from './cacheNames';
import { isAsset } from './isAsset';
import { isServerReachable } from './isServerReachable';
import { createCopy, getAssets, getReadAt, isWholePage } from './KeptCopy';
import { addressOfKey, isForReader, keyOfPage } from './keptPage';
import { newestFirst, pagesToDrop } from './pagesToDrop';
import { scope, type WorkerEvent } from './workerScope';

/** Seconds to wait for the server before showing a saved copy. */
const NETWORK_TIMEOUT_SECONDS = 4;

/**
 * A copy younger than this is not refetched when the page is read again. Milliseconds: one hour.
 */
const FRESH_MS = 3_600_000;

/** Copies from older builds that are refetched from a new build, newest first. */
const MAX_TAKEN_OVER = 20;

/** The strategy’s notes on one request. */
interface Reading {
  /** Unix milliseconds. */
  readonly readAt: number;
}

export class PageKeeper {
  /** Answers navigations to public pages. */
  readonly pages: NetworkFirst;
  private readonly cacheName: string;
  private takingOver: Promise<void> | undefined;
  /** Unix milliseconds. */
  private clearedAt = 0;

  constructor(
    private readonly buildId: string,
    private readonly assets: Strategy,
  ) {
    this.cacheName = getCacheName('pages', buildId);
    this.pages = new NetworkFirst({
      cacheName: this.cacheName,
      // In development, a page may have to be compiled first.
      ...(buildId !== DEVELOPMENT_BUILD && { networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS }),
      plugins: [
        {
          handlerWillStart: ({ state }) => {
            Object.assign(state!, { readAt: Date.now() } satisfies Reading);
            return Promise.resolve();
          },
          cacheKeyWillBeUsed: async ({ request }) =>
            keyOfPage(new URL(request.url), (await readerCookies()) ?? ''),
          cacheWillUpdate: async ({ response, event }) =>
            (await readerCookies()) === undefined ? null : this.copy(response, event),
          cacheDidUpdate: async ({ request, state }) => {
            if (this.isWanted((state as Reading).readAt)) return this.dropOld();
            await (await caches.open(this.cacheName)).delete(request);
          },
        },
      ],
    });
    registerQuotaErrorCallback(() => this.halve());
  }

  /** The reader clears what is saved: what was read before is not saved any more. */
  clear(): void {
    this.clearedAt = Date.now();
  }

  /**
   * Fetches and saves a page that was reached by client-side navigation. Resolves to whether there
   * is a fresh copy now.
   * @param readAt when the reader came to it, in Unix milliseconds
   */
  async keep(url: URL, event: WorkerEvent, readAt = Date.now()): Promise<boolean> {
    const cookies = await readerCookies();
    if (cookies === undefined || !isKeepable(url.pathname) || !this.isWanted(readAt)) return false;
    if (await this.isFresh(url, cookies)) return true;
    const [answered, done] = this.pages.handleAll({ event, request: new Request(url) });
    await Promise.allSettled([answered, done]);
    return this.isFresh(url, cookies);
  }

  /**
   * Refetches this reader's pages saved by earlier builds, then deletes the old copies. If the
   * server can't be reached, they stay for the next attempt.
   */
  takeOver(event: WorkerEvent, readAt = Date.now()): Promise<void> {
    this.takingOver ??= this.readAgain(event, readAt).finally(() => (this.takingOver = undefined));
    return this.takingOver;
  }

  private async readAgain(event: WorkerEvent, readAt: number): Promise<void> {
    const cookies = (await readerCookies()) ?? '';
    for (const name of foreignCaches(await caches.keys(), ['pages'], this.buildId)) {
      const keys = newestFirst(await datedKeys(name)).filter(({ key }) =>
        isForReader(key, cookies),
      );
      for (const { key } of keys.slice(0, MAX_TAKEN_OVER)) {
        const address = new URL(addressOfKey(key) ?? href.home(), key);
        const isKept = await this.keep(address, event, readAt);
        // If the server is up, the page itself may be gone; if not, the copies stay for the next
        // attempt.
        if (!isKept && !(await isServerReachable())) return;
      }
      await caches.delete(name);
    }
  }

  private async copy(response: Response, event: WorkerEvent): Promise<Response | null> {
    if (!isWholePage(response)) return null;
    const html = await response.clone().text();
    await Promise.all(getAssets(html).map((path) => this.keepAsset(path, event)));
    return createCopy(response, html, Date.now());
  }

  /** Saves files that a page loads late, such as a worker’s, but none that may change. */
  async keepFiles(paths: readonly string[], event: WorkerEvent): Promise<void> {
    await Promise.all(paths.filter(isAsset).map((path) => this.keepAsset(path, event)));
  }

  private async keepAsset(path: string, event: WorkerEvent): Promise<void> {
    if (await caches.match(path)) return;
    const [answered, done] = this.assets.handleAll({ event, request: new Request(path) });
    await Promise.allSettled([answered, done]);
  }

  private isWanted(readAt: number): boolean {
    return readAt > this.clearedAt;
  }

  private async isFresh(url: URL, cookies: string): Promise<boolean> {
    const copy = await caches.match(keyOfPage(url, cookies), { cacheName: this.cacheName });
    return copy !== undefined && Date.now() - getReadAt(copy) < FRESH_MS;
  }

  private async dropOld(limit?: number): Promise<void> {
    const cache = await caches.open(this.cacheName);
    const dropped = pagesToDrop(await datedKeys(this.cacheName), Date.now(), limit);
    await Promise.all(dropped.map((key) => cache.delete(key)));
  }

  private async halve(): Promise<void> {
    await this.dropOld(Math.floor((await datedKeys(this.cacheName)).length / 2));
  }
}

/** The reader's cookies as in a `Cookie` header; undefined if the worker can't read them. */
async function readerCookies(): Promise<string | undefined> {
  const cookies = await scope.cookieStore?.getAll();
  return cookies?.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function datedKeys(cacheName: string) {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request);
      return { key: request.url, readAt: copy ? getReadAt(copy) : 0 };
    }),
  );
}
