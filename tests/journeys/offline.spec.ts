import { expect, test, type Page } from '@playwright/test';

import { complaintsOf } from '../support/complaintsOf';
import { operationsOf } from '../support/operationsOf';
import { controlled, kept, keptUrls } from '../support/worker';

const offlineLine = (page: Page) => page.getByRole('banner').getByText('You are offline.');

/** Reads a page until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await controlled(page);
  await kept(page, path);
}

test('shows a read page again without the network, and says how old it is', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const operations = operationsOf(page);
  await read(page, '/features/subgrid');
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
  await expect(offlineLine(page)).toHaveText(
    'You are offline. This page is shown as read just now.',
  );
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toContainText('so this page is shown as read just now');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0);
  expect(operations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('leads offline to a page that was read, whether by a load or by a link', async ({
  page,
  context,
}) => {
  await read(page, '/browsers');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups');
  await kept(page, '/groups');
  await page.goto('/features/has');
  await context.setOffline(true);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups');
  await page.goto('/browsers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
});

test('lets what is posted pass without the worker, so that nothing is lost with a page that is left while the worker is asked', async ({
  page,
}) => {
  await page.goto('/groups');
  await controlled(page);
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Browsers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');

  const passed = () =>
    page.evaluate(() => {
      const loads = performance
        .getEntriesByType('resource')
        .map(
          (load) =>
            load.toJSON() as { readonly name: string; readonly workerMatchedSourceType: string },
        );
      return loads
        .filter((load) => load.workerMatchedSourceType === 'network')
        .map(({ name }) => new URL(name).pathname);
    });
  await expect.poll(passed).toEqual(['/graphql']);
});

test('says that a page was not read, and offers what was', async ({ page, context }) => {
  await read(page, '/features/subgrid');
  await context.setOffline(true);
  await page.goto('/features/has');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This page has not been read on this device.',
  );

  // The line under the header moves what is below it.
  await expect(offlineLine(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Subgrid' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Baseline' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('main').getByRole('link', { name: 'Subgrid' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baseline 2');
});

test('finds names offline and marks what can be read', async ({ page, context }) => {
  await read(page, '/features/subgrid');
  await kept(page, '/api/names');
  await context.setOffline(true);
  await page.goto('/search?q=subgrid');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Names with “subgrid”' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'on this device' })).toHaveText(
    'Subgrid on this device',
  );
  await expect(
    main.getByRole('link', { name: 'css.properties.grid-template-columns.subgrid' }),
  ).toBeVisible();
});

for (const { text, link } of [
  { text: ':has()', link: ':has()' },
  { text: 'css:subgrid', link: 'css.properties.grid-template-columns.subgrid' },
  { text: '"subgrid" -flexbox OR (grid)', link: undefined },
]) {
  test(`takes “${text}” offline for a text to search for, not for a query`, async ({
    page,
    context,
  }) => {
    await read(page, '/features/subgrid');
    await kept(page, '/api/names');
    await context.setOffline(true);
    await page.goto(`/search?q=${encodeURIComponent(text)}`);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: `Names with “${text}”` })).toBeVisible();
    await expect(main.getByText('Queries are answered by the server.')).toHaveCount(0);
    await expect(
      link === undefined
        ? main.getByText('No feature or key has this name')
        : main.getByRole('link', { name: link, exact: true }),
    ).toBeVisible();
  });
}

test('finds names offline in the search box, though it was never opened before', async ({
  page,
  context,
}) => {
  await read(page, '/features/subgrid');
  await kept(page, '/api/names');
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('subgrid');

  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The search cannot be reached. Only names on this device are searched.',
  );
  await expect(page.getByRole('option', { selected: true })).toHaveText('Subgrid');
  await expect(
    page.getByRole('option', { name: 'css.properties.grid-template-columns.subgrid' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('says offline that queries need the server, and does not take them for names', async ({
  page,
  context,
}) => {
  await read(page, '/features/subgrid');
  await kept(page, '/api/names');
  await context.setOffline(true);
  await page.goto('/features?q=subgrid%20group%3Acss');

  const main = page.getByRole('main');
  await expect(main.getByText('Queries are answered by the server.')).toBeVisible();
  await expect(main.getByText('No feature or key has this name')).toHaveCount(0);
});

test('never shows a page kept for one audience as if for another', async ({ page, context }) => {
  await read(page, '/features/subgrid');
  await context.addCookies([
    { name: 'audience', value: 'region:DE', url: new URL('/', page.url()).href },
  ]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('main').getByRole('link', { name: 'Subgrid' })).toHaveCount(0);
});

test('keeps neither the API nor what may be somebody’s own', async ({ page }) => {
  await read(page, '/features/subgrid');
  await page.goto('/developers');
  await page.goto('/w/somebody');
  const documents = (await keptUrls(page))
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/kept/'));
  expect(documents).toEqual(['/kept/world@95/features/subgrid']);
});

test('does without where workers are refused', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/features/subgrid');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
  await context.close();
});
