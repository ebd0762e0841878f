import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

test('from all browsers to a release and on to the next, each step one request', async ({
  page,
}) => {
  await page.goto('/browsers');
  await hydrated(page);
  const operations = operationsOf(page);
  await page.getByRole('link', { name: 'Safari', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safari');
  await page.getByText(/^Earlier releases, /).click();
  await page.getByRole('link', { name: '15.4', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safari 15.4');
  await expect(page.getByRole('link', { name: ':has()', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next: 15.5' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safari 15.5');
  expect(operations.filter((name) => name === 'BrowserScreenQuery')).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists what is new in a release, page by page', async ({ page }) => {
    await page.goto('/browsers/edge/12');
    await page.getByRole('link', { name: 'Next', exact: true }).click();

    await expect(page).toHaveURL(/\/browsers\/edge\/12\?page=2$/);
    await expect(
      page.getByRole('table', { name: 'New compat keys in Edge 12' }).getByRole('rowheader'),
    ).toHaveCount(100);
  });
});
