import '../../support/enterWorkerWorld';
import { CacheFirst } from 'workbox-strategies';
import { PageKeeper } from '@/browser/offline/PageKeeper';
import { world } from '../../support/workerWorld';

const PAGES = 'plimsoll-pages-today';
const PAGES_CLEARED = 'plimsoll-pages-cleared';
const ASSETS = 'plimsoll-assets-today';
const PATH = '/features/subgrid';
const KEY = `${world.origin}/kept/world@95${PATH}`;
const HOUR_MS = 3_600_000;

const keeper = new PageKeeper('today', new CacheFirst({ cacheName: ASSETS }));
const requests: string[] = [];

const page = (title: string, status = 200) =>
  new Response(
    `<html><head><title>${title} · Plimsoll</title><script src="/_next/static/a.js"></script></head><body>${title}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

/**
 * From now on the server answers documents with these titles, one after the other, and any asset.
 */
function serve(...titles: (string | Response)[]): void {
  world.fetch = (request) => {
    const { pathname } = new URL(request.url);
    requests.push(pathname);
    if (pathname.startsWith('/_next/')) return Promise.resolve(new Response('asset'));
    const next = titles.length > 1 ? titles.shift() : titles[0];
    return Promise.resolve(typeof next === 'string' ? page(next) : (next ?? Response.error()));
  };
}

async function keep(path = PATH, by = keeper): Promise<boolean> {
  const event = world.event();
  const isKept = await by.keep(new URL(path, world.origin), event);
  await event.done();
  return isKept;
}

const keysOf = (name: string) => [...(world.caches.byName.get(name)?.copies.keys() ?? [])];

/** Navigates to a page, and gives what is shown. */
function navigate(path = PATH, by = keeper) {
  const event = world.event();
  const [answered, done] = by.pages.handleAll({ event, request: new Request(path) });
  const shown = answered.then((response) => response.text());
  return { shown, done: () => done.then(() => event.done()) };
}

/** Fakes only the time of day: Workbox’s own timers run. */
function aClock() {
  let now = Date.UTC(2026, 10, 21);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return { pass: (ms: number) => void (now += ms) };
}

describe('PageKeeper', () => {
  beforeEach(() => {
    world.reset();
    requests.length = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('saves a page under its reader’s audience and line, with all its scripts', async () => {
    serve('Subgrid');
    world.cookies = { audience: 'region:DE', line: '97.5' };

    expect(await keep()).toBe(true);
    expect(keysOf(PAGES)).toEqual([`${world.origin}/kept/region%3ADE@97.5${PATH}`]);
    expect(keysOf(ASSETS)).toEqual([`${world.origin}/_next/static/a.js`]);
  });

  it('refetches a page read again after an hour, but not before', async () => {
    const clock = aClock();
    serve('Subgrid');
    await keep();
    clock.pass(HOUR_MS - 1);
    await keep();
    expect(requests.filter((path) => path === PATH)).toHaveLength(1);

    clock.pass(1);
    await keep();
    expect(requests.filter((path) => path === PATH)).toHaveLength(2);
  });

  it.each(['kept', 'navigated to'])(
    'does not save a page on its way, %s, once the reader clears saved pages',
    async (way) => {
      let answer: (response: Response) => void = () => undefined;
      const isAsked = new Promise<void>((asked) => {
        world.fetch = (request) => {
          if (!request.url.endsWith(PATH)) return Promise.resolve(new Response('asset'));
          asked();
          return new Promise((resolve) => (answer = resolve));
        };
      });
      const by = new PageKeeper('cleared', new CacheFirst({ cacheName: ASSETS }));
      const reading = way === 'kept' ? keep(PATH, by) : navigate(PATH, by).done();
      await isAsked;
      by.clear();
      answer(page('Subgrid'));
      await reading;
      expect(keysOf(PAGES_CLEARED)).toEqual([]);

      // One that was read before, and whose turn comes after.
      serve('Subgrid');
      expect(await by.keep(new URL(PATH, world.origin), world.event(), 1)).toBe(false);
      expect(keysOf(PAGES_CLEARED)).toEqual([]);

      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await keep(PATH, by)).toBe(true);
      expect(keysOf(PAGES_CLEARED)).toEqual([KEY]);
    },
  );

  it('shows the saved copy if the server has not answered after 4 seconds', async () => {
    serve('Subgrid');
    await keep();
    jest.useFakeTimers();
    world.fetch = () => new Promise(() => undefined);
    let shown = '';
    void navigate().shown.then((text) => (shown = text));

    await jest.advanceTimersByTimeAsync(3_999);
    expect(shown).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toContain('<body>Subgrid</body>');
  });

  it('waits longer for a page without a saved copy', async () => {
    jest.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    world.fetch = (request) =>
      request.url.endsWith(PATH)
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve(new Response('asset'));
    let shown = '';
    void navigate().shown.then((text) => (shown = text));
    await jest.advanceTimersByTimeAsync(9_000);
    expect(shown).toBe('');
    answer(page('Subgrid'));
    await jest.advanceTimersByTimeAsync(0);

    expect(shown).toContain('<body>Subgrid</body>');
  });

  it('shows the saved copy if the server can’t be reached, and the live page otherwise', async () => {
    serve('Subgrid');
    await keep();
    world.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await navigate().shown).toContain('Subgrid');

    serve('Subgrid, newer');
    expect(await navigate().shown).toContain('Subgrid, newer');
  });

  it('saves no page that is missing, not public, or whose reader is unknown', async () => {
    serve(page('Not found', 404));
    expect(await keep('/features/nothing')).toBe(false);
    serve('Private');
    expect(await keep('/w/private')).toBe(false);
    world.canSeeCookies = false;
    expect(await keep()).toBe(false);

    expect(keysOf(PAGES)).toEqual([]);
  });

  it('deletes the older half of the pages if the disk is full, and shows the page', async () => {
    const clock = aClock();
    serve('A page');
    for (const slug of ['a', 'b', 'c', 'd']) {
      await keep(`/features/${slug}`);
      clock.pass(1000);
    }
    world.isFull = true;
    const { shown, done } = navigate();
    expect(await shown).toContain('A page');
    await expect(done()).rejects.toThrow('The disk is full.');

    expect(keysOf(PAGES).map((key) => key.slice(-1))).toEqual(['c', 'd']);
  });

  it('refetches this reader’s pages from an older build, then deletes their copies', async () => {
    const older = await world.caches.open('plimsoll-pages-yesterday');
    await older.put(KEY, page('Subgrid of yesterday'));
    await older.put(`${world.origin}/kept/region%3ADE@95/features/has`, page('Another reader’s'));
    serve('Subgrid of today');
    await keeper.takeOver(world.event());

    expect(keysOf(PAGES)).toEqual([KEY]);
    expect(await (await world.caches.match(KEY))?.text()).toContain('Subgrid of today');
    expect(await world.caches.keys()).not.toContain('plimsoll-pages-yesterday');
  });
});
