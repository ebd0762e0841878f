import { expect, test } from '@playwright/test';

import { EXPORT, openNew } from '../support/newAudience';
import { violationsOf } from '../support/violationsOf';

test('the field for a file is reached and seen by keyboard, and shows that a file may be dropped there', async ({
  page,
}) => {
  await openNew(page);
  const field = page.getByLabel('Choose a file, or drop one here');
  await page.getByRole('main').getByRole('link', { name: 'choose it' }).focus();
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

test('says what it expected of a file that is no table of browsers', async ({ page }) => {
  await openNew(page);
  await page.getByText('Paste the table instead').click();
  await page.getByLabel('Table with the names of its columns').fill('Country,Users\nGermany,5');
  await page.getByRole('button', { name: 'Read it' }).click();

  await expect(
    page.getByRole('alert').filter({ hasText: 'No table of browsers was found.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Table with the names of its columns')).toHaveValue(
    'Country,Users\nGermany,5',
  );
});
