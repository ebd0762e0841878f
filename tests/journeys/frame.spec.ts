import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

test('leads past the header to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('moves the focus to the heading of the next page and marks where one is', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page).toHaveURL('/groups');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]'),
  ).toHaveText('Groups');
});

test('screen readers hear that the next page loads, then its title', async ({ page }) => {
  let answer: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page.locator('#__next-route-announcer__')).toHaveText('Loading · Plimsoll');
  await expect(page).toHaveTitle('Loading · Plimsoll');
  answer();
  await expect(page).toHaveTitle('Feature groups · Plimsoll');
  await expect(page.locator('#__next-route-announcer__')).toHaveText('Feature groups · Plimsoll');
});

test('keeps the colors one chooses, from the first paint on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const html = await (await page.request.get('/features')).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  await page.goto('/features');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('hydrates without a request or a complaint, and goes back without a request', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const operations = operationsOf(page);
  await page.goto('/');
  await hydrated(page);
  expect(operations).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Baseline' })
    .click();
  await expect(page).toHaveURL('/baseline');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(operations).toEqual(['BaselineScreenQuery']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can we ship it?');
  expect(operations).toEqual(['BaselineScreenQuery']);
  expect(complaints).toEqual([]);
});
