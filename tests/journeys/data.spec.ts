import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DataStore } from '@/server/data/versions/DataStore';
import { complaintsOf } from '../support/complaintsOf';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { keepEarlierVersion } from '../support/keepEarlierVersion';
import { servePlimsoll } from '../support/servePlimsoll';
import { violationsOf } from '../support/violationsOf';

test('the footer leads to the data, which says what is bundled', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/browsers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data', exact: true }).click();
  await expect(page).toHaveURL('/data');
  await hydrated(page);

  await expect(page.getByRole('cell', { name: 'in use bundled' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a kept earlier version can be compared, and a page can be read as it was then', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-data-journey-'));
  const older = keepEarlierVersion(new DataStore(dataDir), 'older');
  const plimsoll = await servePlimsoll({ DATA_DIR: dataDir });
  try {
    await page.goto(`${plimsoll.url}/data`);
    await expect(page.getByRole('row', { name: /verified.*web-features 3\.39\.0/ })).toBeVisible();
    await page.goto(`${plimsoll.url}/changes`);
    await page
      .getByRole('row', { name: /web-features 3\.39\.0 → 3\.40\.0/ })
      .getByRole('link')
      .click();

    await expect(page.getByText(/^web-features 3\.39\.0 → 3\.40\.0/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^New \(\d+\)$/ })).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^web-features 3\.40\.0$/ }).first(),
    ).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/web-platform-dx\/web-features\/blob\/v3\.40\.0\//,
    );

    await page.goto(`${plimsoll.url}/features/has?as-of=${older}&line=90`);
    await expect(page.getByRole('note').first()).toContainText(`uses data version ${older}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${plimsoll.url}/features/has`,
    );
    expect(await page.locator('script[src]').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'See it with today’s data' }).click();
    await expect(page).toHaveURL(`${plimsoll.url}/features/has?line=90`);
    await hydrated(page);

    const missing = await page.goto(`${plimsoll.url}/features/has?as-of=0123456789abcdef`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: older }).click();
    await expect(page).toHaveURL(`${plimsoll.url}/features/has?as-of=${older}`);
  } finally {
    await plimsoll.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
