import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

test('answers 404 for an address that names nothing and offers what is near', async ({ page }) => {
  const response = await page.goto('/css/subgird');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No page called “/css/subgird”');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Subgrid', exact: true }).click();
  await expect(page).toHaveURL('/features/subgrid');
});

test('shows a whole page where the address cannot be read', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBeGreaterThanOrEqual(400);
  expect(response?.status()).toBeLessThan(500);
});

test.describe('without a worker, which would show the page as a document', () => {
  test.use({ serviceWorkers: 'block' });

  test('says that the server is out of reach, and tries again on demand', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/graphql', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Browsers' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be shown');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Can’t reach the server.',
    );
    expect(await violationsOf(page)).toEqual([]);

    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
