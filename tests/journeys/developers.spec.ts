import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';

test('the explorer asks our own host and nobody else', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/developers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open the explorer' }).click();
  // The button is there before the editor has its first query.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click({ timeout: 5_000 });
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"data"', {
      timeout: 4_000,
    });
  }).toPass({ timeout: 45_000 });
  expect([...hosts].filter((host) => host !== '' && host !== new URL(baseURL ?? '').host)).toEqual(
    [],
  );
  // The editor's package names the workers it starts.
  expect(complaints.filter((complaint) => !complaint.startsWith('info: setup-workers'))).toEqual(
    [],
  );
});

test('the explorer follows the theme of the page, whatever the device’s is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/developers');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const choose = (theme: string) => footer.getByRole('radio', { name: theme }).check();
  await footer.scrollIntoViewIfNeeded();
  await choose('Dark');
  await page.getByRole('button', { name: 'Open the explorer' }).click();
  await expect(page.locator('body')).toHaveClass(/graphiql-dark/, { timeout: 45_000 });
  await choose('Light');
  await expect(page.locator('body')).toHaveClass(/graphiql-light/);
  await choose('System');
  await expect(page.locator('body')).not.toHaveClass(/graphiql-(?:light|dark)/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('how to ask is readable, and accessible', async ({ page }) => {
    expect((await page.goto('/developers'))?.status()).toBe(200);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API');
    await expect(page.getByText(/PERSISTED_QUERY_NOT_FOUND/)).toBeVisible();
  });
});
