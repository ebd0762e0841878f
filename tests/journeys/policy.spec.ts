import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';

test('a floor is moved by keyboard, and the address holds it', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/policy');
  await hydrated(page);
  // The code that keeps the focus loads when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Safari: oldest version').focus();
  await page.keyboard.press('End');
  const show = page.getByRole('button', { name: 'Show this policy' });
  await show.press('Enter');

  await expect(page).toHaveURL(/\/policy\?floors=safari:[\w.]+$/);
  await expect(page.getByText(/^These floors lose/)).toBeVisible();
  await expect(show).toBeFocused();

  const compare = page.getByRole('button', { name: 'Compare the two' });
  await compare.press('Enter');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(compare).toBeFocused();
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form moves floors and decides features', async ({ page }) => {
    await page.goto('/policy');
    await page.getByLabel('Floor of Firefox', { exact: true }).selectOption('firefox:140');
    await page.getByLabel('Adopted features').fill('hass');
    await page.getByRole('button', { name: 'Show this policy' }).click();

    await expect(page.getByText('There is no feature “hass”')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Firefox 140/ })).toBeVisible();

    await page.getByLabel('Other audience').selectOption('region:DE');
    await page.getByLabel('Other line').fill('90');
    await page.getByRole('button', { name: 'Compare the two' }).click();

    await expect(page.getByRole('row', { name: /^Audience World Germany$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Firefox 140/ }).first()).toBeVisible();
  });
});

test('a customer’s own browser says whether it is supported, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/policy/browsers');
  await expect(page.getByRole('status').filter({ hasText: 'Your browser' })).toContainText(
    'is supported',
  );
});
