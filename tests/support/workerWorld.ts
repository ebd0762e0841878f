// The surroundings of a service worker in Node, as far as src/browser/offline uses them. Import
// enterWorkerWorld before anything of src/browser/offline.
const ORIGIN = 'https://plimsoll.example';

const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request, ORIGIN).href;

class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, ORIGIN), init);
  }
}

/** One cache in memory. A write is refused where the disk is said to be full. */
class MemoryCache {
  readonly copies = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.copies.get(addressOf(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (world.isFull)
      return Promise.reject(
        Object.assign(new Error('The disk is full.'), { name: 'QuotaExceededError' }),
      );
    this.copies.set(addressOf(request), response);
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.copies.delete(addressOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.copies.keys()].map((url) => new Request(url)));
  }
}

class MemoryCaches {
  readonly byName = new Map<string, MemoryCache>();

  open(name: string): Promise<MemoryCache> {
    const cache = this.byName.get(name) ?? new MemoryCache();
    this.byName.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(
    request: RequestInfo | URL,
    { cacheName }: { cacheName?: string } = {},
  ): Promise<Response | undefined> {
    const named = [...this.byName].filter(
      ([name]) => cacheName === undefined || name === cacheName,
    );
    for (const [, cache] of named) {
      const copy = await cache.match(request);
      if (copy) return copy;
    }
    return undefined;
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.byName.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.byName.delete(name));
  }
}

/** A worker's event that says when all it waits for is done. */
class MemoryEvent extends Event {
  private readonly pending: Promise<unknown>[] = [];

  waitUntil(promise: Promise<unknown>): void {
    this.pending.push(promise.catch(() => undefined));
  }

  async done(): Promise<void> {
    for (let at = 0; at < this.pending.length; at += 1) await this.pending[at];
  }
}

/**
 * Settings of a test: the reader's cookies, the room on the disk, and the server's answers.
 */
export const world = {
  origin: ORIGIN,
  caches: new MemoryCaches(),
  cookies: {} as Record<string, string>,
  canSeeCookies: true,
  isFull: false,
  fetch: (request: Request): Promise<Response> =>
    Promise.reject(new TypeError(`Nothing answers ${request.url}`)),
  event: (): MemoryEvent => new MemoryEvent('fetch'),
  reset(): void {
    this.caches.byName.clear();
    this.cookies = {};
    this.canSeeCookies = true;
    this.isFull = false;
  },
};

const cookieStore = {
  getAll: () =>
    Promise.resolve(Object.entries(world.cookies).map(([name, value]) => ({ name, value }))),
};

/** Puts the world around the caller's process; enterWorkerWorld.ts does so on import. */
export function enterWorkerWorld(): void {
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(ORIGIN),
    // Workbox tells a developer's console what it does, unless silenced.
    __WB_DISABLE_DEV_LOGS: true,
    PLIMSOLL_BUILD: { id: 'today', shell: [], code: [] },
    Request: SiteRequest,
    ExtendableEvent: MemoryEvent,
    FetchEvent: class extends MemoryEvent {},
    caches: world.caches,
    fetch: (request: Request) => world.fetch(request),
  });
  Object.defineProperty(globalThis, 'cookieStore', {
    get: () => (world.canSeeCookies ? cookieStore : undefined),
  });
}
