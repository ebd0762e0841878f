import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

const TABLE = /^Browser support for/;

test('a key’s support table is in the page that the server sends', async ({ request }) => {
  const response = await request.get('/compat/css/properties/grid');
  const html = await response.text();

  expect(response.status()).toBe(200);
  expect(html).toContain('Browser support for css.properties.grid');
  expect(html).toContain('href="/compat/css/properties/grid/none"');
});

test('a path written with dots moves to the one with slashes', async ({ request }) => {
  const response = await request.get('/compat/css.properties.grid', { maxRedirects: 0 });

  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/compat/css/properties/grid');
});

test('from the tree to a key takes one request', async ({ page }) => {
  await page.goto('/compat/css/selectors/has');
  await hydrated(page);
  const operations = operationsOf(page);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'selectors' })
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('selectors');
  await expect(page.getByRole('table', { name: TABLE }).getByRole('rowheader')).toHaveCount(100);
  expect(operations).toEqual(['CompatScreenQuery']);
});

test('a cell with more to say opens by keyboard, says it, and closes with Escape', async ({
  page,
}) => {
  await page.goto('/compat/api/AmbientLightSensor');
  const cell = page.getByRole('table', { name: TABLE }).getByRole('button').first();
  await cell.focus();
  await page.keyboard.press('Enter');

  const details = page.getByRole('dialog', { name: /AmbientLightSensor/ });
  await expect(details).toBeVisible();
  await expect(details).toContainText(/from \d+/);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(cell).toBeFocused();
});

test('a sub-key’s cell shows its details next to it and closes with its button', async ({
  page,
}) => {
  await page.goto('/compat/api/Document');
  await hydrated(page);
  const row = page.getByRole('row', { name: /^activeElement / });
  const cell = row.locator('td[data-browser=Safari]').getByRole('link');
  await cell.scrollIntoViewIfNeeded();
  await cell.focus();
  await page.keyboard.press('Enter');

  const details = page.getByRole('dialog', { name: 'api.Document.activeElement in Safari' });
  await expect(details).toContainText('Partial support from 4, removed in 7');
  const [link, box] = [await cell.first().boundingBox(), await details.boundingBox()];
  expect(Math.abs(box!.y - link!.y - link!.height)).toBeLessThan(20);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await expect(cell).toBeFocused();
  await expect(page).toHaveURL(/\/compat\/api\/Document$/);
});

test('the table scrolls in its own region, its head and first column stay', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/compat/api/Element');
  const region = page.getByRole('region', { name: TABLE });
  await region.focus();
  await region.evaluate((element) => element.scrollTo(300, 2000));
  const box = await region.boundingBox();
  const head = await region.getByRole('columnheader', { name: 'Key' }).boundingBox();
  const row = await region.getByRole('rowheader').nth(60).boundingBox();

  expect(Math.abs(head!.y - box!.y)).toBeLessThan(3);
  expect(Math.abs(head!.x - box!.x)).toBeLessThan(3);
  expect(Math.abs(row!.x - box!.x)).toBeLessThan(3);
});

test('on a wide screen the page scrolls, and no cell reaches into the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/compat/api/Document');
  const region = page.getByRole('region', { name: TABLE });
  const [inner, outer] = await region.evaluate((box) => [box.scrollHeight, box.clientHeight]);
  expect(inner).toBe(outer);
  const removed = region.getByRole('row', { name: /^afterscriptexecute_event/ }).locator('td');
  for (const cell of await removed.all())
    expect(await cell.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(1);
  await region.getByRole('row').last().scrollIntoViewIfNeeded();
  expect((await region.getByRole('columnheader', { name: 'Key' }).boundingBox())!.y).toBe(0);
});

test('on a phone every browser of a key is in view, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/compat/css/selectors/has');
  const table = page.getByRole('region', { name: 'Browser support for css.selectors.has' });

  for (const browser of ['Chrome', 'Firefox', 'Safari on iOS', 'Samsung Internet'])
    await expect(table.locator(`td[data-browser="${browser}"]`)).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('pages of a long branch are links', async ({ page }) => {
  await page.goto('/compat/css/properties');
  await page.getByRole('link', { name: 'Next' }).click();

  await expect(page).toHaveURL(/\/compat\/css\/properties\?page=2$/);
  await expect(page.getByText(/^101–200 of \d{3,}$/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('details open all the same', async ({ page }) => {
    await page.goto('/compat/api/AmbientLightSensor');
    await page.getByRole('table', { name: TABLE }).getByRole('button').first().click();

    await expect(page.getByRole('dialog', { name: /AmbientLightSensor/ })).toBeVisible();
  });

  test('details of a sub-key are on its own page', async ({ page }) => {
    await page.goto('/compat/api/Document');
    const row = page.getByRole('row', { name: /^activeElement / });
    await row.locator('td[data-browser=Safari]').getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('activeElement');
    await page.locator('td[data-browser=Safari]').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: /activeElement in Safari/ })).toBeVisible();
  });
});
