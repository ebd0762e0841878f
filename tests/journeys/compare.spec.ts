import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

test('from the list of browsers to two releases of one’s choice, each step one request', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/browsers');
  await hydrated(page);
  const operations = operationsOf(page);
  await page.getByRole('link', { name: 'Compare two releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Chrome \d+ and Safari [\d.]+$/,
  );
  const right = page.getByRole('group', { name: 'with' });
  await right.getByLabel('Browser').selectOption('firefox');
  await right.getByLabel('Version').fill('115');
  await page.getByRole('button', { name: 'Compare' }).click();

  await expect(page).toHaveURL('/browsers/compare?left=chrome&right=firefox&rightVersion=115');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Chrome \d+ and Firefox 115$/);
  expect(operations.filter((name) => name === 'CompareScreenQuery')).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('features and keys, parts of the tree and pages are in the address', async ({ page }) => {
  await page.goto('/browsers/compare?left=chrome&right=safari');
  await hydrated(page);
  await page.getByRole('link', { name: 'Compat keys that differ' }).click();
  await page
    .getByRole('navigation', { name: 'Part of the key tree' })
    .getByRole('link', { name: /^css / })
    .click();
  const firstKey = page
    .getByRole('table', { name: /^css compat keys in Chrome/ })
    .getByRole('rowheader')
    .first();
  // Until the answer is there the list stays as it was, its links too.
  await expect(firstKey).toHaveText(/^css\./);
  await page.getByRole('link', { name: 'Next' }).click();

  await expect(page).toHaveURL(
    '/browsers/compare?left=chrome&right=safari&list=keys&area=css&page=2',
  );
  await expect(firstKey).toHaveText(/^css\./);
});

test('sides are swapped, and a release leads here', async ({ page }) => {
  await page.goto('/browsers/safari/15.4');
  await hydrated(page);
  await page.getByRole('link', { name: 'Compare with another release' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safari 15.4 and Safari 15.3');
  await page.getByRole('link', { name: 'Swap sides' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safari 15.3 and Safari 15.4');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page
      .getByRole('table', { name: /^features in Safari 15\.4/ })
      .getByRole('link', { name: ':has()', exact: true }),
  ).toBeVisible();
});

test('a release that never was is a 404 that leads on, and keeps the form', async ({ page }) => {
  const response = await page.goto('/browsers/compare?left=safari&leftVersion=15.45&right=chrome');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'No release “15.45” of Safari.',
  );
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('link', { name: '15.4', exact: true })
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Safari 15\.4 and Chrome \d+$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form compares, and lists turn their pages', async ({ page }) => {
    await page.goto('/browsers/compare?audience=region:DE');
    await page.getByRole('group', { name: 'Compare' }).getByLabel('Browser').selectOption('edge');
    await page.getByRole('group', { name: 'with' }).getByLabel('Version').fill('15.4');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edge \d+ and Safari 15\.4$/);
    await expect(page).toHaveURL(/audience=region/);
    await page.getByRole('link', { name: 'Next' }).click();

    await expect(page).toHaveURL(/page=2/);
    await expect(
      page.getByRole('table', { name: /^features in Edge/ }).getByRole('rowheader'),
    ).toHaveCount(50);
  });
});
