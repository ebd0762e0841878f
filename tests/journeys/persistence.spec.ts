import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { readNames } from '@/domain/catalogueNames';
import { href } from '@/domain/routes/href';
import { DISK_LIMITS } from '@/relay/persistence/DiskLimits';
import { DISK_OPEN } from '@/relay/persistence/RelayDiskCache';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { keptOnDisk } from '../support/keptOnDisk';

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const age = (page: Page) =>
  page.getByRole('banner').getByText(/^Saved (just now|.* ago)\. Checking for updates\.$/);

/** From now on GraphQL requests wait; calling what this gives lets them through. */
async function holdGraphql(
  page: Page,
): Promise<{ readonly names: string[]; release(): Promise<void> }> {
  const held: Route[] = [];
  const names: string[] = [];
  await page.route('**/graphql', (route) => {
    names.push((route.request().postDataJSON() as { operationName: string }).operationName);
    held.push(route);
  });
  const release = async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await page.unroute('**/graphql');
  };
  return { names, release };
}

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, DISK_OPEN);
}

/**
 * A tab in which the browsers' page is read, and closed at once: what was read must not wait for a
 * timer.
 */
async function readBrowsers(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await open(page);
  await follow(page, 'Browsers');
  await expect(heading(page)).toHaveText('Browsers');
  await page.goto('about:blank');
  await page.close();
}

test.describe('persistence', () => {
  test('reloading a read page asks for nothing before it is painted', async ({ page }) => {
    await open(page);
    await follow(page, 'Browsers');
    await expect(heading(page)).toHaveText('Browsers');
    const { names } = await holdGraphql(page);
    await page.reload();
    await expect(heading(page)).toHaveText('Browsers');
    await hydrated(page);

    expect(names.filter((name) => name === 'BrowsersScreenQuery')).toEqual([]);
  });

  test('a reload shows what was read at once, with its age, and refreshes it behind', async ({
    page,
    context,
  }) => {
    await readBrowsers(context);
    const complaints = complaintsOf(page);
    await open(page);
    const { names, release } = await holdGraphql(page);
    await follow(page, 'Browsers');

    await expect(heading(page)).toHaveText('Browsers');
    await expect(age(page)).toBeVisible();
    expect(names.filter((name) => name === 'BrowsersScreenQuery')).toHaveLength(1);
    await release();
    await expect(age(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Browsers');
    expect(complaints).toEqual([]);
  });

  test('offline it is simply shown', async ({ page, context }) => {
    await readBrowsers(context);
    await open(page);
    // Its code comes when the pointer does; an answer that came as well would leave no age to tell.
    await holdGraphql(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Browsers' })
      .hover();
    await page.evaluate(() =>
      window.next.router.pageLoader.loadPage('/browsers').then(() => undefined),
    );
    await page.route(/\/(?:graphql|healthz)$/, (route) => route.abort());
    await follow(page, 'Browsers');

    await expect(heading(page)).toHaveText('Browsers');
    await expect(age(page)).toBeVisible();
  });

  test('two tabs keep each what was read in them', async ({ context }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one);
    await open(two);
    await follow(one, 'Browsers');
    await follow(two, 'Groups');
    await expect(heading(one)).toHaveText('Browsers');
    await expect(heading(two)).toHaveText(/Groups/);
    await one.close({ runBeforeUnload: true });
    await two.goto('about:blank');

    const later = await context.newPage();
    await open(later);
    await holdGraphql(later);
    await follow(later, 'Browsers');
    await expect(heading(later)).toHaveText('Browsers');
    await follow(later, 'Groups');
    await expect(heading(later)).toHaveText(/Groups/);
  });

  test('a full disk is done without', async ({ page }) => {
    await page.addInitScript(() => {
      const fits = (key: string, size: number) => {
        try {
          localStorage.setItem(key, 'x'.repeat(size));
          return true;
        } catch {
          return false;
        }
      };
      for (let size = 1_000_000; size > 10; size = Math.floor(size / 2))
        for (let at = 0; at < 12 && fits(`another-reader-${size}-${at}`, size); at += 1);
    });
    const complaints = complaintsOf(page);
    await open(page);
    await follow(page, 'Browsers');
    await expect(heading(page)).toHaveText('Browsers');
    await page.waitForTimeout(2500);
    await page.reload();
    await hydrated(page);
    await follow(page, 'Groups');

    await expect(heading(page)).toHaveText(/Groups/);
    expect((await keptOnDisk(page)).characters).toBeLessThan(1000);
    expect(complaints).toEqual([]);
  });

  test('spoilt entries are dropped, and the network asked', async ({ page, context }) => {
    await readBrowsers(context);
    const complaints = complaintsOf(page);
    await open(page);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage) as [string, string][])
        if (value.includes('\n')) localStorage.setItem(key, value.slice(0, -30));
    });
    const answered = page.waitForResponse('**/graphql');
    await follow(page, 'Browsers');

    await answered;
    await expect(heading(page)).toHaveText('Browsers');
    expect(complaints).toEqual([]);
  });

  test('blocked storage is done without', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const complaints = complaintsOf(page);
    await open(page);
    await follow(page, 'Browsers');
    await expect(heading(page)).toHaveText('Browsers');
    await follow(page, 'Groups');

    await expect(heading(page)).toHaveText(/Groups/);
    expect(complaints).toEqual([]);
  });

  test('entries of another deployment are removed', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('plimsoll-store:older::entry', '["id",1]\n[]'),
    );
    await open(page);

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('plimsoll-store:older::entry')))
      .toBeNull();
  });

  test('hundreds of pages leave memory and disk bounded, and the last one is still there', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.addInitScript(hastenLeases, {
      longestMs: ALL_LEASES_OVER_MS,
      times: LEASES_HASTENED,
    });
    await open(page);
    const paths = await somePaths(page);
    const heap = [
      await readPages(page, paths.slice(0, FURTHER_PAGES)),
      await readPages(page, paths.slice(FURTHER_PAGES)),
    ] as const;

    expect(heap[1] - heap[0]).toBeLessThan(MOST_GROWTH_BYTES);
    const { characters, entries } = await keptOnDisk(page);
    expect(characters).toBeLessThanOrEqual(DISK_LIMITS.maxCharacters);
    expect(entries.length).toBeGreaterThan(50);

    const name = await heading(page).textContent();
    const later = await context.newPage();
    await open(later);
    await holdGraphql(later);
    await later.evaluate((path) => void window.next.router.push(path), paths.at(-1) ?? '');
    await expect(heading(later)).toHaveText(name ?? '');
  });
});

/** As many pages are read first, so that what is bounded is full. */
const FURTHER_PAGES = 120;

/** Bytes these may add; a page that is never released would add about 50 kB. */
const MOST_GROWTH_BYTES = 6_000 * FURTHER_PAGES;

/** Longer than an unused reference lives. */
const ALL_LEASES_OVER_MS = 32_000;

/** How many times sooner than in life leases end here; each still outlives many pages. */
const LEASES_HASTENED = 10;

/** Only what waits as long as a lease comes sooner. */
function hastenLeases({ longestMs, times }: { longestMs: number; times: number }): void {
  const plain = window.setTimeout.bind(window);
  window.setTimeout = ((handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    plain(handler, ms > longestMs / 2 ? ms / times : ms, ...args)) as typeof setTimeout;
}

declare global {
  interface Window {
    next: {
      readonly router: {
        push(path: string): Promise<boolean>;
        readonly pageLoader: { loadPage(route: string): Promise<unknown> };
      };
    };
  }
}

/** Pages of two kinds in turn: features, which are long, and single keys, which are short. */
async function somePaths(page: Page): Promise<string[]> {
  const { features, paths } = readNames(await (await page.request.get('/api/names')).text());
  const keys = paths.filter((path) => /^api\.\w+\.\w+$/.test(path));
  return Array.from({ length: FURTHER_PAGES }, (_, at) => [
    `/features/${features[at]?.slug ?? ''}`,
    href.compat(keys[at * 5] ?? ''),
  ]).flat();
}

/**
 * Reads pages one after the other, as fast as they come. @returns bytes in use when all is quiet
 * again
 */
async function readPages(page: Page, paths: readonly string[]): Promise<number> {
  const unread = await page.evaluate(async (all) => {
    const title = () => document.querySelector('main h1')?.textContent;
    const wait = () => new Promise((resolve) => setTimeout(resolve, 5));
    const missed: string[] = [];
    for (const path of all) {
      const before = title();
      await window.next.router.push(path);
      for (let waits = 0; waits < 2000 && (title() ?? before) === before; waits += 1) await wait();
      if ((title() ?? before) === before) missed.push(path);
    }
    return missed;
  }, paths);
  expect(unread).toEqual([]);
  await page.waitForTimeout(ALL_LEASES_OVER_MS / LEASES_HASTENED);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
