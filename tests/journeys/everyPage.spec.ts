// Holds for every public page in each of its states: its heading is there without scripts, its policy
// blocks nothing of its own, axe finds nothing in light or dark, nothing moves while it fills, and the
// narrowest phone does not scroll sideways. One tab goes through a whole row: a tab for each would
// take twice the time.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { expectFewShifts, watchShifts } from '../support/layoutShifts';
import { violationsOf } from '../support/violationsOf';

// The rows share nothing.
test.describe.configure({ mode: 'parallel' });

const PAGES: Readonly<Record<string, readonly string[]>> = {
  'the front page, lists and groups': [
    '/',
    '/features',
    '/features?q=grid&columns=coverage,newly_on,safari,specifications,description',
    '/groups',
    '/groups/css',
    '/search?q=grid',
    '/no/such/address',
    '/offline',
  ],
  'a feature, in every state': [
    '/features/has',
    '/features/cursor',
    '/features/mutation-events',
    '/features/webgpu',
    '/features/subgird',
    '/features/text-wrap-style',
    '/features/subgrid?audience=world&line=99',
  ],
  'features together': [
    '/features/has,temporal,user-select',
    '/features/has,',
    '/features/has,subgrid?add=subgridd',
    '/features/has,contaner-queries?line=99.9',
    '/features/has,temporal?audience=region:DE&line=70',
    '/features/has,subgrid/audiences',
  ],
  'compat data': [
    '/compat',
    '/compat/css/properties/grid',
    '/compat/api/BatteryManager',
    '/compat/webextensions/api/alarms',
    '/compat/css/types',
  ],
  browsers: [
    '/browsers',
    '/browsers/firefox',
    '/browsers/safari/15.4',
    '/browsers/safari/missing?version=15.6',
    '/browsers/calendar',
    '/browsers/compare?left=safari&leftVersion=15.3&right=safari&rightVersion=15.4',
    '/browsers/compare?left=chrome&right=safari&list=keys',
    '/browsers/compare?left=chrome&leftVersion=9999&right=safary',
  ],
  'what changed and what will': [
    '/baseline/2023',
    '/changes',
    '/changes/2026-03-24...2026-07-30',
    '/about/forecast',
    '/stats',
    '/stats?as=tables',
    '/data',
  ],
  'audiences, policies and what is said of the product': [
    '/audiences',
    '/audiences/new',
    '/audiences/world',
    '/audiences/AAAAAAAAAAAAAAAAAAAAAA',
    '/policy?adopt=has,hass&floors=safari:18.4&other-line=80&other-adopt=hass',
    '/policy?floors=safari:none&file=policy.json&audience=region:DE&line=90',
    '/policy/browsers?team=Acme',
    '/account',
    '/sign-in',
    '/privacy',
    '/developers',
  ],
};

/** Pages for other sites, without this one's footer. */
const BARE = /^\/policy\/browsers/;

async function openWhole(page: Page, path: string): Promise<void> {
  // By itself: a page that leads elsewhere at once, such as /offline, takes its text along.
  const response = await page.request.get(path);
  expect(await response.text()).toContain('<h1');
  await page.goto(path);
  await hydrated(page);
  await expectFewShifts(page);
  if (!BARE.test(path)) await openFooter(page);
  for (const table of await page.locator('summary', { hasText: 'As a table' }).all())
    await table.click();
}

async function openFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeVisible();
}

for (const [what, paths] of Object.entries(PAGES))
  test(`axe finds nothing on ${what}, their own policy blocks nothing, and the narrowest phone does not scroll sideways`, async ({
    page,
  }) => {
    const blocked: string[] = [];
    page.on(
      'console',
      (message) =>
        message.text().includes('Content Security Policy') && blocked.push(message.text()),
    );
    await watchShifts(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(path);
        await hydrated(page);
        await expectFewShifts(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await openWhole(page, path);
        expect.soft(blocked, path).toEqual([]);
        expect.soft(await violationsOf(page), path).toEqual([]);
        await expectNoSidewaysScroll(page);
      });
  });

test('axe still says what it finds, in a color that only the dark has, too', async ({ page }) => {
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title>
    <style>@media (prefers-color-scheme: dark) { em { color: #ddd } }</style>
    <main><h1>A page</h1><p>Read <em>this</em>.</p><img src="data:,"></main>`,
  );

  expect(await violationsOf(page)).toEqual([
    'light: image-alt at img',
    'dark: color-contrast at em',
  ]);
});
