import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** An export of GA4: 2,000 people, 1,850 of them with a release. */
export const EXPORT = [
  '# Free form',
  '# Browsers',
  '# 20261001-20261031',
  'Browser,Browser version,Operating system,OS version,Active users,',
  ',,,,"2,000",Grand total',
  'Chrome,141.0.7390.54,Windows,10,"1,204",',
  'Safari,18.6,iOS,18.6.2,500,',
  'Chrome,141.0.7390.41,iOS,17.5.1,146,',
  '(not set),(not set),(not set),(not set),100,',
].join('\n');

export async function openNew(page: Page) {
  await page.goto('/audiences/new');
  await hydrated(page);
}

export async function openBlend(page: Page) {
  await openNew(page);
  await unfoldBlend(page);
}

export async function unfoldBlend(page: Page) {
  await page.getByText('A blend of others').click();
}

export async function importExport(page: Page, name: string) {
  await openNew(page);
  await page
    .getByLabel('Choose a file, or drop one here')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(EXPORT) });
  await expect(
    page.getByText(
      /^Matched 92\.5\s% of 2,000 active users to 3 versions\. The other 7\.5\s% count as unknown\.$/,
    ),
  ).toBeVisible();
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save this audience' }).first().click();
  await expect(page).toHaveURL(/\/audiences\/[\w-]{22}$/);
}
