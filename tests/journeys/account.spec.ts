import { expect, type Page, test } from '@playwright/test';
import { KEPT_IN_BROWSER } from '@/client/screens/PrivacyScreen/keptInBrowser.data';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { keptOnDisk } from '../support/keptOnDisk';
import { openBlend } from '../support/newAudience';
import { operationsOf } from '../support/operationsOf';
import { controlled, kept, keptUrls } from '../support/worker';

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

async function open(page: Page): Promise<void> {
  await page.goto('/account');
  await hydrated(page);
  await expect(section(page, 'Saved for offline').getByRole('button')).toBeVisible();
}

/** Reads pages until they are kept, answers and documents. */
async function readSome(page: Page): Promise<void> {
  await page.goto('/features/subgrid');
  await controlled(page);
  await kept(page, '/features/subgrid');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Browsers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
  await expect.poll(async () => (await keptOnDisk(page)).entries.length).toBeGreaterThan(0);
}

async function blend(page: Page, name: string): Promise<void> {
  await openBlend(page);
  await page.getByRole('textbox', { name: 'Name of the audience' }).fill(name);
  await page.getByRole('button', { name: 'Save this audience' }).click();
  await expect(page).toHaveURL(/\/audiences\/[\w-]{22}$/);
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the page about this browser hydrates without a request and is a link away', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const operations = operationsOf(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data in this browser');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(section(page, 'Audience and line')).toContainText(
    'Every answer uses World and a line of 95 %.',
  );
  expect(operations).toEqual([]);
  expect(complaints).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.getByRole('main').getByRole('link', { name: 'Your data in this browser' }).click();
  await expect(page).toHaveURL('/account');
});

test('what was read is counted and removed, for every open tab', async ({ page, context }) => {
  await readSome(page);
  const other = await context.newPage();
  await open(other);
  const reading = section(other, 'Saved for offline');
  await expect(reading).toContainText(/[1-9]\d* answers? \(\d+ KB of 1 MB\) and [1-9]\d* pages?\./);

  const remove = reading.getByRole('button', { name: 'Clear saved pages' });
  await remove.press('Enter');
  await expect(reading.getByRole('status')).toHaveText(/^Cleared in every open tab\./);
  await expect(reading).toContainText('0 answers (');
  await expect(reading).toContainText('and 0 pages.');
  await expect(remove).toBeDisabled();
  expect((await keptOnDisk(other)).entries).toEqual([]);
  expect((await keptUrls(other)).filter((url) => url.includes('/kept/'))).toEqual([]);

  // The tab that read them writes nothing back: neither what it has still in memory when it is
  // left, nor what it reads.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups');
  await page.goto('about:blank');
  expect((await keptOnDisk(other)).entries).toEqual([]);
});

test('audiences, stack, searches and theme made here are shown and removed by keyboard', async ({
  page,
}) => {
  await blend(page, 'Where we sell');
  await search(page, 'subgrid');
  await page.getByRole('button', { name: 'Add to your stack' }).press('Enter');
  await open(page);

  const made = section(page, 'Audiences you created');
  await expect(made.getByRole('link', { name: 'Where we sell' })).toHaveAttribute(
    'href',
    /^\/audiences\/[\w-]{22}$/,
  );
  await made.getByRole('button', { name: 'Forget Where we sell' }).press('Enter');
  await made.getByRole('button', { name: 'Forget it' }).press('Enter');
  await expect(made).toContainText('None.');

  const stack = section(page, 'Your stack');
  await expect(stack.getByRole('link', { name: 'See its support' })).toHaveAttribute(
    'href',
    '/features/subgrid',
  );
  await stack.getByRole('button', { name: 'Clear your stack' }).press('Enter');
  await expect(stack).toContainText('Empty.');
  await expect(stack.getByRole('heading')).toBeFocused();

  const searches = section(page, 'Recent searches');
  await expect(searches.getByRole('link')).toHaveText([/subgrid/i]);
  await searches.getByRole('button', { name: 'Clear recent searches' }).press('Enter');
  await expect(searches).toContainText('None.');

  await section(page, 'Appearance').getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('another audience and line are chosen from there, and one comes back', async ({ page }) => {
  await open(page);
  await section(page, 'Audience and line')
    .getByRole('link', { name: 'Change', exact: true })
    .click();
  await expect(page).toHaveURL('/audiences?from=%2Faccount');
  await page.getByRole('link', { name: 'Germany', exact: true }).first().click();

  await expect(page).toHaveURL(/\/account/);
  await expect(section(page, 'Audience and line')).toContainText('Every answer uses Germany');
});

test('the browser keeps only what the page about privacy names, whatever a person does', async ({
  page,
  context,
}) => {
  await readSome(page);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Light' }).check();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /line \d/ })
    .click();
  await page.getByRole('combobox', { name: 'Audience' }).fill('Germany');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await search(page, 'subgrid');
  await page.getByRole('button', { name: 'Add to your stack' }).click();
  await blend(page, 'Ours');
  await page.goto('/developers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open the explorer' }).click();
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible({
    timeout: 45_000,
  });
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('graphiql:'))),
    )
    .toBe(true);

  const names = await page.evaluate(async () => ({
    'Local storage': Object.keys(localStorage),
    'Session storage': Object.keys(sessionStorage),
    Cache: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const isListed = (where: string, name: string) =>
    KEPT_IN_BROWSER.some(
      (row) =>
        row.where === where &&
        (/[:-]$/.test(row.name) ? name.startsWith(row.name) : name === row.name),
    );
  const found = [
    ...(['Local storage', 'Session storage', 'Cache'] as const).flatMap((where) =>
      names[where].map((name) => [where, name] as const),
    ),
    ...cookies.map((name) => ['Cookie', name] as const),
  ];
  expect(found.filter(([where, name]) => !isListed(where, name))).toEqual([]);
  expect(names.databases).toEqual([]);
  expect(new Set(found.map(([where]) => where))).toEqual(
    new Set(['Local storage', 'Session storage', 'Cache', 'Cookie']),
  );
  expect(cookies.sort()).toEqual(['audience', 'line', 'theme']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what was chosen, and what only scripts can list', async ({ page }) => {
    expect((await page.goto('/account'))?.status()).toBe(200);
    await expect(section(page, 'Audience and line')).toContainText('Every answer uses World');
    // Playwright finds no text by its words in <noscript>.
    const unscripted = page.getByRole('main').locator('noscript p');
    await expect(unscripted.first()).toContainText(
      'Without JavaScript, Plimsoll stores nothing more in this browser',
    );
    for (const sentence of await unscripted.all()) await expect(sentence).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Every item, and how long it is stored' }).click();

    await expect(page.getByRole('row', { name: /plimsoll:own-audiences/ })).toBeVisible();
  });
});
