import { expect, test } from '@playwright/test';
import {
  collectedSite,
  eventually,
  goToBrowsers,
  leave,
  postsOf,
  QUIET_MS,
  throwLater,
} from '../support/collectedSite';
import { hydrated } from '../support/hydrated';
import { telemetryOf } from '../support/telemetryOf';
import { violationsOf } from '../support/violationsOf';

const site = collectedSite();

test('no typed text, choice, cookie, address or document leaves the page', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'geheim', value: 'geheim', url: site.url }]);
  const posts = postsOf(page);
  await page.goto(`${site.url}/features?q=geheim&audience=region:DE#geheim`);
  await hydrated(page);
  await page.getByLabel('Words or a query').fill('geheim');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=geheim/);
  await throwLater(page, 'Unexpected token “geheim” of geheim@example.org');
  await eventually.poll(() => telemetryOf(site.collector).events.length).toBe(1);
  await eventually.poll(() => site.spanNamed('/features')).toBeTruthy();
  await leave(page);

  expect(posts.join()).not.toMatch(/geheim|region:DE|Mozilla|documentId|persisted/);
  for (const { headers } of site.collector.received) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers['user-agent']).toBe('plimsoll-telemetry');
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect(headers).not.toHaveProperty('referer');
  }
});

test('nothing is loaded or sent where no collector is configured', async ({ page }) => {
  const posts = postsOf(page);
  const scripts: string[] = [];
  page.on(
    'response',
    (response) =>
      void (
        response.url().endsWith('.js') &&
        response.text().then((text) => text.includes('__SENTRY__') && scripts.push(response.url()))
      ),
  );
  await page.goto('/features/has');
  await page.waitForTimeout(QUIET_MS);

  expect([posts, scripts]).toEqual([[], []]);
  expect(await page.locator('#__NEXT_DATA__').textContent()).not.toContain('"telemetry"');
  expect((await page.request.post('/api/telemetry', { data: '{}' })).status()).toBe(404);
});

test('nothing is sent where the browser asks for privacy', async ({ page }) => {
  const posts = postsOf(page);
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(`${site.url}/features/has`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText(
    'Error reports and timings are off, because your browser asks for it.',
  );
  await page.waitForTimeout(QUIET_MS);

  expect(posts).toEqual([]);
  await expect(page.locator('meta[name=sentry-trace]')).toHaveCount(0);
});

test('sends nothing while switched off, on this page or the next', async ({ page }) => {
  await page.goto(`${site.url}/privacy`);
  await eventually.poll(() => site.spanNamed('/privacy')).toBeTruthy();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('contentinfo')
    .getByRole('checkbox', { name: 'Send error reports and timings' })
    .uncheck();
  expect(await violationsOf(page)).toEqual([]);
  await expect(
    page.getByRole('main').getByRole('checkbox', { name: 'Send error reports and timings' }),
  ).not.toBeChecked();
  site.collector.forget();
  await throwLater(page, 'Unheard');
  await goToBrowsers(page);
  await leave(page);
  const posts = postsOf(page);
  await page.goto(`${site.url}/browsers`);
  await page.waitForTimeout(QUIET_MS);
  expect(posts).toEqual([]);
  expect(site.collector.requests()).toBe(0);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('checkbox').check();
  await page.reload();
  await eventually.poll(() => site.spanNamed('/browsers')).toBeTruthy();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is sent can be read', async ({ page }) => {
    expect((await page.goto('/privacy'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await expect(page.getByText('Reporting is off.')).toBeVisible();
    await expect(page.getByRole('row', { name: /browser\.web_vital\.inp\.value/ })).toBeVisible();
  });
});
