import { expect, type Page, test } from '@playwright/test';
import { type Deployments, startDeployments } from '../support/deployments';
import { controlled, kept } from '../support/worker';

let deployments: Deployments;

test.beforeEach(async ({ baseURL }) => {
  deployments = await startDeployments(baseURL ?? '');
});

test.afterEach(() => deployments.close());

const newVersion = (page: Page) => page.getByRole('banner').getByText('A new version is ready.');
/** Waits until the page's code runs. */
const buildOf = async (page: Page) =>
  (await page.waitForFunction(() => window.__NEXT_DATA__?.buildId)).jsonValue();
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
const hasNone = (page: Page, end: string) =>
  expect(async () =>
    expect((await caches(page)).filter((name) => name.endsWith(end))).toEqual([]),
  ).toPass();
const askForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

async function readOldBuild(page: Page): Promise<string> {
  await page.goto(`${deployments.origin}/features/subgrid`);
  await controlled(page);
  await kept(page, '/features/subgrid');
  return buildOf(page);
}

test('announces a new version and changes to it whole on reload', async ({ page }) => {
  const old = await readOldBuild(page);
  deployments.deploy();
  await askForUpdate(page);
  await expect(newVersion(page)).toBeVisible();
  expect(await caches(page)).toContain(`plimsoll-assets-${old}`);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(async () => expect(await buildOf(page)).not.toBe(old)).toPass();
  await expect(newVersion(page)).toHaveCount(0);
  // Chromium may keep the old worker until no page has been open for a moment that it served.
  await expect(async () => {
    await page.goto('about:blank');
    await page.waitForTimeout(1_000);
    await page.goto(`${deployments.origin}/groups`);
    expect(await caches(page)).not.toContain(`plimsoll-assets-${old}`);
  }).toPass();
  // Pages that were read are fetched again in the background.
  await hasNone(page, old);
  await expect(newVersion(page)).toHaveCount(0);
});

test('still reads in the new version what was read in the old one', async ({ page }) => {
  const old = await readOldBuild(page);
  deployments.deploy();
  await page.goto(`${deployments.origin}/groups`);
  // With its first page the new worker takes over, and with the next one that is read what the old
  // one kept.
  await hasNone(page, `assets-${old}`);
  await page.goto(`${deployments.origin}/browsers`);
  await hasNone(page, old);
  await deployments.stop();
  await page.goto(`${deployments.origin}/features/subgrid`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
  expect(await buildOf(page)).not.toBe(old);
});

test('reloads a page where its code is gone from the server', async ({ page }) => {
  await page.goto(`${deployments.origin}/audiences`);
  await controlled(page);
  // Without it, Next reloads on a busy machine before it asks for the code.
  await page.waitForFunction(() => '__BUILD_MANIFEST' in window);
  deployments.lose('/pages/baseline');
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => void window.next.router.push('/baseline/2024'));

  expect(new URL((await loaded).url()).pathname).toBe('/baseline/2024');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baseline 2024');
  expect(deployments.missed).toEqual([
    expect.stringContaining('/_next/static/chunks/pages/baseline'),
  ]);
});
