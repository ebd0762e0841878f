// A reader acts while the code of a page is still on its way, as on a slow network.
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../support/violationsOf';

// The worker would answer at once with what it has saved.
test.use({ serviceWorkers: 'block' });

/** Opens a page whose code comes when the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a button that was pressed early is pressed once its code is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openWithoutCode(page, '/features/has/share');
  await page.getByRole('button', { name: 'Copy Markdown' }).click();
  await expect(page.getByText('Copied')).toBeHidden();
  release();

  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/badge/features/has',
  );
  expect(await violationsOf(page)).toEqual([]);
});

test('a button that opens something opens it once, however often it was pressed early', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/features');
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await filters.click();
  release();

  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
});

test('a query that was begun early is completed', async ({ page }) => {
  const release = await openWithoutCode(page, '/features');
  await page.getByLabel('Words or a query').pressSequentially('baseline_st');
  release();

  await expect(page.getByRole('option').first()).toContainText('baseline_status');
});

test('a form that only its code can send keeps what was typed, and is sent then', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/audiences/new');
  await page.getByText('A blend of others').click();
  const field = page.getByLabel('Name of the audience');
  await field.fill('Two continents');
  await page.getByRole('button', { name: 'Save this audience' }).click();
  await expect(field).toHaveValue('Two continents');
  release();

  await expect(page).toHaveURL(/\/audiences\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two continents');
});

test('a search that the browser can send by itself does not wait', async ({ page }) => {
  await openWithoutCode(page, '/');
  await page.getByRole('searchbox', { name: 'Which feature?' }).fill('subgrid');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\?q=subgrid/, { timeout: 20_000 });
});
