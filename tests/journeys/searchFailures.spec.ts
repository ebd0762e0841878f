import { expect, type Page, type Route, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { type ServedPlimsoll, servePlimsoll } from '../support/servePlimsoll';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const marked = (page: Page) => page.getByRole('option', { selected: true });
const alert = (page: Page) => page.getByRole('dialog').getByRole('alert');
const SEARCH_CALLS = '**/1/indexes/*/queries*';
const SEARCH = {
  headers: { 'x-algolia-application-id': 'plimsoll', 'x-algolia-api-key': 'public' },
  data: { requests: [{ indexName: 'plimsoll', query: 'subgrid' }] },
};

async function openBox(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
}

const FAILURES: readonly {
  what: string;
  answer: (route: Route) => Promise<void>;
  sentence: string | RegExp;
}[] = [
  {
    what: 'cannot be reached',
    answer: (route) => route.abort('connectionrefused'),
    sentence: 'Search is offline. Matching names saved on this device.',
  },
  {
    what: 'takes too long',
    answer: () => Promise.resolve(),
    sentence: 'Search took too long to answer. Matching names saved on this device.',
  },
  {
    what: 'is asked too often',
    answer: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '40' },
        json: { message: 'Too many searches.', status: 429 },
      }),
    sentence:
      /^Too many searches\. Try again in (40|39|38) s\. Matching names saved on this device\.$/,
  },
  {
    what: 'answers with no success',
    answer: (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    sentence: 'Search answered with status 502. Matching names saved on this device.',
  },
  {
    what: 'answers with a page of a proxy',
    answer: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<p>Sign in to this network</p>',
      }),
    sentence:
      'Search sent an answer that can’t be read. A proxy may have changed it. Matching names saved on this device.',
  },
];

test.describe('a search that fails', () => {
  test('says so, whichever way it fails, keeps what was typed and finds names at hand', async ({
    page,
  }) => {
    for (const { what, answer, sentence } of FAILURES)
      await test.step(`the host ${what}`, async () => {
        await openBox(page, '/browsers');
        await page.route(SEARCH_CALLS, answer);
        await box(page).fill('subgrid');

        await expect(alert(page)).toHaveText(sentence);
        await expect(box(page)).toHaveValue('subgrid');
        await expect(marked(page)).toHaveText(/^Subgrid/);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/features/subgrid');
        await page.unroute(SEARCH_CALLS, answer);
      });
  });

  test('is made again as soon as the host answers', async ({ page }) => {
    await openBox(page, '/browsers');
    await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 502, body: '' }), {
      times: 1,
    });
    await box(page).fill('subgri');
    await expect(alert(page)).toBeVisible();
    await box(page).fill('subgrid');
    await expect(page.getByRole('option', { name: /See all \d+ results/ })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test.describe('an index that cannot be made', () => {
  let server: ServedPlimsoll;
  test.beforeAll(async () => {
    server = await servePlimsoll({ NODE_OPTIONS: '--import=./tests/support/noSearchIndex.mjs' });
  });
  test.afterAll(() => server.close());

  test('is reported to the operator once, and pages are served without it', async ({ request }) => {
    expect((await request.get(`${server.url}/features/subgrid`)).status()).toBe(200);
    for (let time = 0; time < 3; time++) {
      const refused = await request.post(`${server.url}/api/search/1/indexes/*/queries`, SEARCH);
      expect(refused.status()).toBe(503);
      expect(await refused.json()).toEqual({
        message: 'The search index could not be made.',
        status: 503,
      });
    }
    const failures = server.lines.filter(({ level }) => level === 'error' || level === 50);
    expect(failures).toEqual([
      expect.objectContaining({
        msg: 'search index',
        err: expect.objectContaining({ message: 'No memory is left for the index.' }),
      }),
    ]);
  });

  test('leaves the box the names at hand, and it says so', async ({ page }) => {
    await openBox(page, `${server.url}/browsers`);
    await box(page).fill('subgrid');
    await expect(alert(page)).toHaveText(
      'Search answered with status 503. Matching names saved on this device.',
    );
    await expect(marked(page)).toHaveText(/^Subgrid/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/features/subgrid`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leaves the page of results the names, with how much of the audience can use them', async ({
      page,
    }) => {
      const answer = await page.goto(`${server.url}/search?q=${encodeURIComponent(':has()')}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'The search index could not be made. Matching names of features and compat keys.',
      );
      await expect(page.getByRole('row').nth(1)).toContainText(/:has\(\).*Feature.*%.*Widely/s);
      await page.goto(`${server.url}/search?q=xqzwvkj`);
      await expect(page.getByRole('main').getByText('No results for “xqzwvkj” yet.')).toBeVisible();
    });
  });
});

test.describe('a reader who searches too often', () => {
  test.use({ javaScriptEnabled: false });
  let server: ServedPlimsoll;
  let url: string;
  test.beforeAll(async () => {
    server = await servePlimsoll({ SEARCH_REQUESTS_PER_MINUTE: '12' });
    // On a busy machine “localhost” is now one address, now the other: two readers to the server.
    url = server.url.replace('localhost', '127.0.0.1');
  });
  test.afterAll(() => server.close());

  test('says when to try again, keeps the words, and may read everything else', async ({
    page,
  }) => {
    const statusOf = async (path: string) => (await page.goto(`${url}${path}`))?.status();
    const search = () => page.goto(`${url}/search?q=subgrid`);
    const begun = Date.now();
    expect((await search())?.status()).toBe(200);
    expect((await search())?.status()).toBe(200);
    let admitted = 2;
    // On a busy machine enough is refilled between two asks, so each is repeated until refused.
    for (const path of ['/search?kind=feature', '//search?q=subgrid', '/search/?q=subgrid'])
      await expect(async () => {
        const status = (await page.request.get(`${url}${path}`)).status();
        if (status === 200) admitted += 1;
        expect(status).toBe(429);
      }).toPass({ intervals: [0] });
    let refused = await search();
    for (; refused?.status() === 200 && admitted < 20; admitted += 1) refused = await search();
    expect(refused?.status()).toBe(429);
    // All spellings share one limit: a page counts as five searches, and twelve a minute are refilled.
    expect(admitted * 5).toBeLessThanOrEqual(12 + ((Date.now() - begun) / 60_000) * 12);
    const seconds = Number(await refused?.headerValue('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    // A page needs five at most.
    expect(seconds).toBeLessThanOrEqual(25);

    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      `Too many searches. Try again in ${seconds} s.`,
    );
    await expect(page.getByRole('searchbox')).toHaveValue('subgrid');
    await expect(page.getByRole('row')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Search again' }),
    ).toHaveAttribute('href', '/search?q=subgrid');

    for (const path of ['/search', '/features?q=subgrid', '/features/subgrid'])
      expect(await statusOf(path)).toBe(200);
    await page.waitForTimeout(seconds * 1000);
    expect((await search())?.status()).toBe(200);
    await expect(page.getByText(/results? for “subgrid”/)).toBeVisible();
  });
});
