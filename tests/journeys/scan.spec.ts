import { expect, type Page, type Request, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { complaintsOf } from '../support/complaintsOf';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { gatedSite } from '../support/gatedSite';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';
import { controlled } from '../support/worker';

const SECRET = 'zaphodSecretName';
const CSS = `.${SECRET}:has(a) { text-wrap: pretty }`;
const TS = `const ${SECRET}: number = 1;\nnavigator.share({ title: '${SECRET}' });\n`;

const TODO = 'requestIdleCallback(go);\nnavigator.share({});\nconst all = Object.keys({});\n';

const archive = (): Buffer =>
  Buffer.from(
    zipSync({
      'dist/site.css': strToU8(CSS),
      'dist/app.ts': strToU8(TS),
      'dist/old.css': strToU8(`.${SECRET} { -webkit-transform: none; transform: none }`),
      'dist/broken.js': strToU8(`const = ${SECRET}`),
      'dist/notes.txt': strToU8(SECRET),
    }),
  );

const answer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'of World can run this code' });

test.describe('code', () => {
  // The requests of a worker pass by a service worker unseen.
  test.use({ serviceWorkers: 'block' });

  test('is scanned in the browser, and no request holds any of it', async ({ page }) => {
    const complaints = complaintsOf(page);
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    await page.goto('/scan');
    await hydrated(page);
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: `${SECRET}.zip`, mimeType: 'application/zip', buffer: archive() });
    await expect(answer(page)).toContainText('without the 1 file not read');
    await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
    await expect(page.getByText(/^3 files ·/)).toBeVisible();

    await page.getByText('2 files not read', { exact: true }).click();
    await expect(page.getByText('dist/notes.txt')).toBeVisible();
    await expect(page.getByText('dist/broken.js:1')).toBeVisible();
    await page.getByRole('button', { name: ':has()', exact: true }).click();
    await expect(page.getByText('dist/site.css:1:')).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText(/^has/);
    await page.getByRole('checkbox', { name: 'With a fallback for :has()' }).check();
    await expect(page.getByText('With a fallback for the one you ticked')).toBeVisible();
    await page.getByRole('button', { name: 'No longer needed' }).click();
    await expect(page.getByText(/^1 of 1 fallback no longer needed: at least 95/)).toBeVisible();
    await page.getByRole('button', { name: '-webkit-transform' }).click();
    await expect(page.locator('mark').last()).toHaveText('-webkit-transform: none;');
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: '-webkit-transform' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    const bodies = requests.map((request) => request.postData() ?? '');
    expect(bodies.filter((body) => body.includes('css.selectors.has'))).not.toEqual([]);
    expect(requests.some((request) => request.url().includes('/scan-table.'))).toBe(true);
    for (const [at, request] of requests.entries()) {
      expect(request.url()).not.toContain(SECRET);
      expect(bodies[at]).not.toContain(SECRET);
      expect(bodies[at]).not.toContain('site.css');
    }
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
  });

  test('names a file whose reader fails to load, with a remedy, and scans the rest', async ({
    page,
  }) => {
    await page.context().route(/\/scan-less\.\w+\.js$/, (route) => route.abort());
    await page.goto('/scan');
    await hydrated(page);
    await page.getByLabel('Files', { exact: true }).setInputFiles([
      { name: 'a.less', mimeType: 'text/plain', buffer: Buffer.from('a { b: c }') },
      { name: 'a.css', mimeType: 'text/css', buffer: Buffer.from(CSS) },
    ]);
    await expect(answer(page)).toContainText('without the 1 file not read');
    await page.getByText('1 file not read', { exact: true }).click();

    await expect(
      page.getByText('The code that reads it can’t be loaded. Check the network, and scan again.'),
    ).toBeVisible();
  });
});

test('a pasted text is scanned by keyboard, and its address shows the result to others', async ({
  page,
}) => {
  await page.goto('/scan');
  await hydrated(page);
  await page.getByLabel('Paste CSS, HTML or JavaScript').focus();
  await page.keyboard.insertText(CSS);
  await expect(page.getByLabel('Language')).toContainText('Guess: CSS');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
  await expect(page).toHaveURL(/#scan=[\w-]+$/);
  expect(await violationsOf(page)).toEqual([]);
  const said = await answer(page).textContent();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(answer(other)).toHaveText(said!);
  await expect(other.getByText(/^From a link: 1 file/)).toBeVisible();
  await other.getByRole('button', { name: ':has()', exact: true }).click();
  await expect(other.getByText('A link to a result holds no code.')).toBeVisible();
  await other.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(other);
});

test('on a phone, the to-do list is in view after a scan and moves the load line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/scan');
  await hydrated(page);
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: 'a.js', mimeType: 'text/javascript', buffer: Buffer.from(TODO) });
  const todo = page.getByRole('heading', {
    name: /^Add a fallback for (?:these \d features|this feature) and/,
  });
  await expect(todo).toBeInViewport();
  const line = page.getByRole('img', { name: /your line is at/ });
  const before = await line.getAttribute('aria-label');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('With a fallback for the one you ticked')).toBeVisible();
  await expect(line).not.toHaveAttribute('aria-label', before!);
  await expect(page.getByText(/^\d+ features? everyone has$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('going back restores a result and its text, also for another audience', async ({ page }) => {
  const text = page.getByLabel('Paste CSS, HTML or JavaScript');
  await page.goto('/scan');
  await hydrated(page);
  await text.fill(CSS);
  await page.getByRole('button', { name: 'Scan this text' }).click();
  await expect(page).toHaveURL(/#scan=[\w-]+$/);
  const said = (await answer(page).textContent())!;
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups');
  await page.goBack();
  await expect(answer(page)).toHaveText(said);
  await page.getByRole('button', { name: 'Scan others' }).click();
  await expect(text).toHaveValue(CSS);

  await page.getByTitle('Change audience and line').click();
  await page.getByRole('combobox', { name: 'Audience' }).fill('Japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await page.getByRole('button', { name: 'Use this audience' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'of Japan can run this code' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/#scan=[\w-]+$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and how to scan on the command line', async ({ page }) => {
    await page.goto('/scan');

    expect(await page.getByRole('main').innerText()).toContain(
      'Code is scanned in your browser, which needs JavaScript.',
    );
    await expect(page.getByText('npx plimsoll scan dist')).toBeVisible();
  });
});

test.describe('without the server', () => {
  const site = gatedSite();

  test('a page opened before still scans, and has the shares when the server is back', async ({
    page,
  }) => {
    await site.read(page, '/scan');
    await controlled(page);
    let kept = 0;
    await expect(async () => {
      const paths = await page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('assets'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(paths.some((path) => path.startsWith('/scan-table.'))).toBe(true);
      expect(paths.some((path) => path.includes('scan-worker'))).toBe(true);
      // The parsers come after the worker, one by one.
      const before = kept;
      kept = paths.length;
      expect(kept).toBe(before);
    }).toPass({ intervals: [1_500] });
    await site.stop();
    await page.reload();
    await hydrated(page);
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'site.css', mimeType: 'text/css', buffer: Buffer.from(CSS) });

    await expect(page.getByRole('row', { name: /^has\b/ })).toBeVisible();
    await site.open();
    await expect(answer(page)).toBeVisible();
  });
});
