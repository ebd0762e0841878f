import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { EXPORT, openNew, save } from '../support/newAudience';
import { violationsOf } from '../support/violationsOf';

test('the file field can be reached by keyboard and shows that it takes a dropped file', async ({
  page,
}) => {
  await openNew(page);
  const field = page.getByLabel('Choose a file, or drop one here');
  await page.getByRole('main').getByRole('link', { name: 'pick one from the list' }).focus();
  // The way's own summary comes first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');

  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
    return transfer;
  }, EXPORT);
  await field.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(field).toHaveAttribute('data-over');
  expect(await violationsOf(page)).toEqual([]);
  await field.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(field).not.toHaveAttribute('data-over');
});

test('takes a pasted package.json, and keeps one it cannot read', async ({ page }) => {
  await openNew(page);
  await page.getByText('From a browserslist configuration').click();
  const field = page.getByLabel('A package.json, a .browserslistrc, or a query');
  await field.fill('{ "browserslist": ["netscape >= 4"] }');
  await page.getByRole('button', { name: 'Show this audience' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /netscape/i })).toBeVisible();
  await field.fill('{ "browserslist": ["chrome >= 120", "safari >= 17"] }');
  await page.getByRole('button', { name: 'Show this audience' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Browserslist: chrome >= 120, safari >= 17' }),
  ).toBeVisible();
});

test('says what it expected of a file without a table of browsers', async ({ page }) => {
  await openNew(page);
  await page.getByText('Paste the table instead').click();
  await page.getByLabel('Table, with its header row').fill('Country,Users\nGermany,5');
  await page.getByRole('button', { name: 'Read it' }).click();

  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'This table has no browser column: line 1 has “Country”, “Users”.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Table, with its header row')).toHaveValue(
    'Country,Users\nGermany,5',
  );
});

test('fills in missing versions from a country and keeps saying so', async ({ page }) => {
  await openNew(page);
  await page.getByLabel('Choose a file, or drop one here').setInputFiles({
    name: 'By browser.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Browser,Active users\nChrome,600\nSafari,300\n(not set),100\n'),
  });
  await expect(
    page.getByText(/^This file has no versions: .* are estimated from World/),
  ).toBeVisible();
  const source = page.getByRole('combobox', { name: 'Fill in missing versions from' });
  await source.focus();
  await page.keyboard.type('Germany');
  await expect(page.getByText(/are estimated from Germany/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await save(page);

  await expect(page.getByRole('heading', { level: 1, name: 'By browser' })).toBeVisible();
  await expect(
    page.getByText(/browser versions of 90\.0\s% are estimated from Germany/),
  ).toBeVisible();
});
