import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';

test('a reader compares two days, and the causes of each shift are on the page', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/changes');
  await hydrated(page);
  await page.getByLabel('From').selectOption('2026-03-24');
  await page.getByLabel('To', { exact: true }).selectOption('2026-07-30');
  await page.getByRole('button', { name: 'Compare' }).click();

  await expect(page).toHaveURL('/changes/2026-03-24...2026-07-30');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('24 March 2026');
  const coverage = page.getByRole('table', { name: /^Features whose coverage changed/ });
  await expect(coverage.getByText('Browser mix changed').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a feature’s page says why its number changed', async ({ page }) => {
  await page.goto('/features/has');
  await page.locator('#why').scrollIntoViewIfNeeded();

  await expect(
    page.getByRole('table', { name: 'How the share of :has() changed, latest first, and why' }),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads to the comparison', async ({ page }) => {
    await page.goto('/changes?audience=region:DE');
    await page.getByLabel('From').selectOption('2026-03-24');
    await page.getByRole('button', { name: 'Compare' }).click();

    await expect(page).toHaveURL(/\/changes\/2026-03-24\.\.\.[\d-]+\?audience=region(?::|%3A)DE$/);
    await expect(page.getByText(/^We have no earlier usage data/)).toBeVisible();
  });
});
