import { expect, test } from '@playwright/test';

import { violationsOf } from '../support/violationsOf';

test('answers the question from the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can we ship it?');
  await expect(page.getByRole('region', { name: 'Just above your line' }).getByRole('listitem')).toHaveCount(6);

  await page.getByRole('searchbox', { name: 'Which feature?' }).fill('subgrid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/features?q=subgrid');
  await page.getByRole('main').getByRole('link', { name: 'Subgrid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what is near the line and keeps a shared audience through the question', async ({ page }) => {
    await page.goto('/?audience=region:DE&line=90');
    await expect(page.getByText('Answered for Germany, with your line at 90')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Closest below your line' }).getByRole('listitem')).toHaveCount(6);

    await page.getByRole('searchbox', { name: 'Which feature?' }).fill('grid');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page).toHaveURL('/features?q=grid&audience=region%3ADE&line=90');
  });
});

test('has nothing axe would find and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
