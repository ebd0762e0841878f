import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

test('from all groups to one within another, each step one request', async ({ page }) => {
  await page.goto('/groups');
  await hydrated(page);
  const operations = operationsOf(page);
  await page.getByRole('main').getByRole('link', { name: 'Selectors', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selectors');
  await expect(page).toHaveURL(/\/groups\/css\/selectors$/);
  expect(operations).toEqual(['GroupScreenQuery']);
});

test('the list sorts by its heads, with and without the keyboard', async ({ page }) => {
  await page.goto('/groups/css');
  await page.getByRole('columnheader', { name: 'Your audience' }).getByRole('link').press('Enter');

  await expect(page).toHaveURL(/sort=coverage-desc$/);
  await expect(page.getByRole('columnheader', { name: 'Your audience' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sorting and paging are links', async ({ page }) => {
    await page.goto('/groups/css?sort=coverage-desc');
    await page.getByRole('link', { name: 'Next' }).click();

    await expect(page).toHaveURL(/\/groups\/css\?sort=coverage-desc&page=2$/);
    await expect(page.getByRole('rowheader')).toHaveCount(50);
  });
});
