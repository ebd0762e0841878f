import { expect } from '@playwright/test';
import type { Tab } from './Engine';
import { complaintsOf, expectPage, test } from './engineTest';

const heading = () => document.querySelector('h1')?.textContent;
const path = () => location.pathname;
const notices = () => document.querySelectorAll('header [role=status]').length;
const saysWhatHappened = () =>
  document.querySelector('header [role=status], main [role=alert]') !== null;
const isHydrated = () => performance.getEntriesByName('Next.js-hydration').length > 0;
/** The parts that wait for an idle browser have been asked for, and no chunk is on its way. */
const isComplete = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/stack.')) &&
  document.querySelector('script[data-webpack]') === null;
const isFocused = (selector: string) => document.activeElement?.matches(selector);
const links = () => [...document.querySelectorAll('main a')].map((link) => link.textContent);
const BOX = 'dialog input[role=combobox]';
const WAY_TO = (href: string) => `nav[aria-label=Main] a[href="${href}"]`;

const SCREENS = [
  ['/', /^Can we ship it\?$/],
  ['/features', /^Features$/],
  ['/features/subgrid', /^Subgrid$/],
  ['/compat', /^Compat data$/],
  ['/compat/css/selectors/has', /^:has\(\)$/],
  ['/browsers', /^Browsers$/],
  ['/browsers/firefox', /^Firefox$/],
  ['/groups', /^Groups$/],
  ['/stats', /^Statistics$/],
  ['/audiences', /^Audiences$/],
  ['/baseline', /^Baseline \d{4}$/],
  ['/search?q=grid', /^Search$/],
] as const;

async function read(tab: Tab, url: string): Promise<void> {
  await tab.load(url);
  await expectPage(tab, true, isHydrated);
}

/** Waits until a page can be read without the server. */
async function kept(tab: Tab, end: string): Promise<void> {
  await expectPage(tab, true, () => navigator.serviceWorker.controller !== null);
  await expectPage(
    tab,
    true,
    async (address: string) => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.endsWith(address));
    },
    end,
  );
}

test('every screen is taken over by scripts without a complaint', async ({ site, tab }) => {
  for (const [address, title] of SCREENS)
    await test.step(address, async () => {
      await read(tab, site.url + address);
      await expectPage(tab, expect.stringMatching(title), heading);
      await expectPage(tab, true, isComplete);
      expect(await complaintsOf(tab)).toEqual([]);
    });
});

test('a link leads on without a document, and back asks for nothing', async ({ site, tab }) => {
  await read(tab, `${site.url}/browsers`);
  await tab.ask(() => void Object.assign(window, { isSameDocument: true }));
  await tab.click(WAY_TO('/groups'));
  await expectPage(tab, 'Groups', heading);
  await tab.click('footer a[href="/compat"]');
  await expectPage(tab, 'Compat data', heading);
  const queries = () => site.requests.filter((request) => request === 'POST /graphql').length;
  expect(queries()).toBe(2);

  await tab.ask(() => history.back());
  await expectPage(tab, 'Groups', heading);
  await tab.ask(() => history.back());
  await expectPage(tab, 'Browsers', heading);
  expect(queries()).toBe(2);
  expect(await tab.ask(() => 'isSameDocument' in window)).toBe(true);
  expect(await complaintsOf(tab)).toEqual([]);
});

test('a slash, three letters and Enter lead to a feature', async ({ site, tab }) => {
  await read(tab, `${site.url}/browsers`);
  await tab.press('/');
  await expectPage(tab, true, isFocused, BOX);
  await tab.type('has');
  await tab.press('Enter');
  await expectPage(tab, '/features/has', path);
  await expectPage(tab, ':has()', heading);
  await expectPage(tab, true, isFocused, 'h1');
  expect(await complaintsOf(tab)).toEqual([]);
});

test('Ctrl and K search while one types elsewhere', async ({ site, tab }) => {
  await read(tab, `${site.url}/features`);
  await tab.click('main input[type=search]');
  await tab.press('Control', 'k');
  await expectPage(tab, true, isFocused, BOX);
  await tab.type('subgrid');
  await tab.press('Enter');
  await expectPage(tab, '/features/subgrid', path);
  expect(await complaintsOf(tab)).toEqual([]);
});

test('a read page is shown again without the server, and comes from it once it is back', async ({
  site,
  tab,
}) => {
  await read(tab, `${site.url}/features/subgrid`);
  await kept(tab, '/features/subgrid');
  await site.goDown();
  await tab.reload();
  await expectPage(tab, true, isHydrated);
  await expectPage(tab, 'Subgrid', heading);
  await expectPage(tab, 1, notices);

  await site.comeBack();
  await tab.reload();
  await expectPage(tab, true, isHydrated);
  await expectPage(tab, 'Subgrid', heading);
  await expectPage(tab, 0, notices);
});

test('an unread page is reported as missing, next to those that were read', async ({
  site,
  tab,
}) => {
  await read(tab, `${site.url}/features/subgrid`);
  await kept(tab, '/features/subgrid');
  await site.goDown();
  await tab.load(`${site.url}/features/has`);
  await expectPage(tab, true, isHydrated);
  await expectPage(tab, true, () => document.querySelector('main [role=alert]') !== null);
  await expectPage(tab, expect.arrayContaining(['Subgrid']), links);
  await tab.click('main a[href="/features/subgrid"]');
  await expectPage(tab, 'Subgrid', heading);
});

test('a link without the server ends in words and continues once it is back', async ({
  site,
  tab,
}) => {
  await read(tab, `${site.url}/features/subgrid`);
  await kept(tab, '/features/subgrid');
  await site.goDown();
  await tab.click(WAY_TO('/groups'));
  await expectPage(tab, true, saysWhatHappened);
  await site.comeBack();
  await expectPage(tab, 'Groups', heading);
  await expectPage(tab, false, saysWhatHappened);
});

test('keeps nothing where the worker cannot see whose page it is, and says so', async ({
  site,
  tab,
}) => {
  site.hasCookieStore = false;
  await read(tab, `${site.url}/features/subgrid`);
  // The names are kept after the page would be.
  await kept(tab, '/api/names');
  await site.goDown();
  await tab.reload();
  await expectPage(tab, true, isHydrated);
  await expectPage(tab, true, () => document.querySelector('main [role=alert]') !== null);
  expect(await tab.ask(links)).not.toContain('Subgrid');

  await site.comeBack();
  await expectPage(tab, 'Subgrid', heading);
});
