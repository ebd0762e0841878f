import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

test('the current year is shown, and a bar leads to its year with one request', async ({
  page,
}) => {
  await page.goto('/baseline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Baseline ${new Date().getUTCFullYear()}`,
  );
  await hydrated(page);
  const operations = operationsOf(page);
  await page
    .getByRole('navigation', { name: 'Years' })
    .getByRole('link', { name: /^2023/ })
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baseline 2023');
  await expect(page.getByRole('heading', { name: 'December 2023' })).toBeVisible();
  await expect(page.getByRole('link', { name: ':has()', exact: true })).toBeVisible();
  expect(operations).toEqual(['BaselineScreenQuery']);
});

test('an invalid year is a 404', async ({ request }) => {
  for (const path of ['/baseline/1850', '/baseline/next', '/baseline/2023/05']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the years are links and the table behind the picture opens', async ({ page }) => {
    await page.goto('/baseline/2023');
    await page.getByText('As a table').click();

    await expect(page.getByRole('table').getByRole('rowheader', { name: '2023' })).toBeVisible();
  });
});
