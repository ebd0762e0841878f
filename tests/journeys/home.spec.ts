import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

function section(page: Page, name: string) {
  return page.locator('section', { has: page.getByRole('heading', { name, level: 2 }) });
}

test('answers the question from the home page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can we ship it?');
  await expect(section(page, 'Just above your line').getByRole('listitem')).toHaveCount(6);

  await page.getByRole('searchbox', { name: 'Which feature?' }).fill('subgrid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=subgrid');
  await page.getByRole('rowheader').getByRole('link', { name: 'Subgrid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what is near the line and keeps a shared audience through the question', async ({
    page,
  }) => {
    await page.goto('/?audience=region:DE&line=90');
    await expect(page.getByText('Your audience is Germany, your line 90')).toBeVisible();
    await expect(section(page, 'Closest below your line').getByRole('listitem')).toHaveCount(6);

    await page.getByRole('searchbox', { name: 'Which feature?' }).fill('grid');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=grid&audience=region%3ADE&line=90');
  });
});

test('has nothing axe would find and fits a phone', async ({ page }) => {
  await page.goto('/');
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
