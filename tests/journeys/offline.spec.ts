import { expect, type Page, test } from '@playwright/test';
import { sayOnline } from '../support/browserNetwork';
import { complaintsOf } from '../support/complaintsOf';
import { gatedSite } from '../support/gatedSite';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';
import { controlled, kept, keptUrls } from '../support/worker';

const site = gatedSite();

// Most of them wait for a server that says nothing.
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('banner').getByRole('status');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** The browser's own console message when a request finds no server. */
const isOfTheNetwork = (complaint: string) => complaint.includes('net::ERR_');

for (const { isOnline, title } of [
  { isOnline: true, title: 'Can’t reach the server' },
  { isOnline: false, title: 'You’re offline' },
]) {
  test.describe(`without the server, in a browser that calls itself ${isOnline ? 'online' : 'offline'}`, () => {
    test.beforeEach(({ context }) => sayOnline(context, isOnline));

    test('a read page is shown again, with its age, until the server is back', async ({ page }) => {
      const complaints = complaintsOf(page);
      const operations = operationsOf(page);
      await site.read(page, '/features/subgrid');
      await site.stop();
      await page.reload();

      await expect(heading(page)).toHaveText('Subgrid');
      await expect(notice(page)).toHaveText(`${title}. This copy was saved just now.Try now`);
      await site.open();
      await expect(notice(page)).toContainText(
        'The server answers again. This copy was saved just now.',
      );
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(notice(page)).toHaveCount(0);
      expect(operations).toEqual([]);
      expect(complaints.filter((complaint) => !isOfTheNetwork(complaint))).toEqual([]);
    });

    test('a link and an address lead to pages that were read', async ({ page }) => {
      await site.read(page, '/browsers');
      await follow(page, 'Groups');
      await expect(heading(page)).toHaveText('Groups');
      await kept(page, '/groups');
      await page.goto(site.urlOf('/features/has'));
      await site.stop();

      await follow(page, 'Groups');
      await expect(heading(page)).toHaveText('Groups');
      await page.goto(site.urlOf('/browsers'));
      await expect(heading(page)).toHaveText('Browsers');
    });

    test('an unread page says so, offers what was read, and loads when the server is back', async ({
      page,
    }) => {
      await site.read(page, '/features/subgrid');
      await site.stop();
      await page.goto(site.urlOf('/features/has'));
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'No saved copy of this page. It opens by itself as soon as the server answers.',
      );

      // The line under the header moves what is below it.
      await expect(notice(page)).toContainText(title);
      await page.getByRole('main').getByRole('link', { name: 'Subgrid' }).click();
      await expect(heading(page)).toHaveText('Subgrid');
      await follow(page, 'Baseline');
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: 'Subgrid' })).toBeVisible();

      await site.open();
      await expect(heading(page)).toContainText('Baseline 2');
    });

    test('the audience dialog opens, says that it waits, and fills when the server is back', async ({
      page,
    }) => {
      await site.read(page, '/features/subgrid');
      await site.stop();
      await page.getByRole('banner').getByRole('link', { name: /World/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Your audience and line' });
      await expect(dialog.getByRole('alert')).toContainText(
        'Changing the audience needs the server.',
      );
      await expect(page).toHaveURL(/\/features\/subgrid$/);

      await site.open();
      await expect(dialog.getByRole('combobox', { name: 'Audience' })).toBeVisible();
    });

    test('a proxy that never answers is as good as no server', async ({ page }) => {
      await site.read(page, '/features/subgrid');
      site.hold();
      await page.goto(site.urlOf('/features/has'));
      await expect(heading(page)).toHaveText(title);
      await expect(notice(page)).toContainText(title);
      await page.getByRole('main').getByRole('link', { name: 'Subgrid' }).click();
      await expect(heading(page)).toHaveText('Subgrid');
      await expect(notice(page)).toContainText('This copy was saved just now.');
      await follow(page, 'Baseline');
      await expect(heading(page)).toHaveText(title);

      await site.open();
      await expect(heading(page)).toContainText('Baseline 2');
      await expect(notice(page)).toHaveCount(0);
    });
  });
}

test('a browser that reports offline still reads and searches if the server answers', async ({
  page,
  context,
}) => {
  await sayOnline(context, false);
  await page.goto(site.urlOf('/'));
  await follow(page, 'Browsers');
  await expect(heading(page)).toHaveText('Browsers');
  await page.keyboard.press('/');
  await page.keyboard.type('subgrid');
  await expect(page.getByRole('option', { selected: true })).toContainText('Subgrid');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Subgrid');
  await page.goBack();
  await expect(heading(page)).toHaveText('Browsers');
  await page.reload();
  await expect(heading(page)).toHaveText('Browsers');

  await expect(page.getByText(/offline|reach the server/i)).toHaveCount(0);
});

test('lets posts bypass the worker, so that leaving a page loses nothing', async ({ page }) => {
  await page.goto(site.urlOf('/groups'));
  await controlled(page);
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Browsers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');

  const passed = () =>
    page.evaluate(() => {
      const loads = performance
        .getEntriesByType('resource')
        .map(
          (load) =>
            load.toJSON() as { readonly name: string; readonly workerMatchedSourceType: string },
        );
      return loads
        .filter((load) => load.workerMatchedSourceType === 'network')
        .map(({ name }) => new URL(name).pathname);
    });
  await expect.poll(async () => [...new Set(await passed())]).toEqual(['/graphql']);
});

test('never shows a page kept for one audience as if for another', async ({ page, context }) => {
  await sayOnline(context, true);
  await site.read(page, '/features/subgrid');
  await context.addCookies([
    { name: 'audience', value: 'region:DE', url: new URL('/', page.url()).href },
  ]);
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can’t reach the server');
  await expect(page.getByRole('main').getByRole('link', { name: 'Subgrid' })).toHaveCount(0);
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a saved verdict keeps its language', async ({ page, context }) => {
    await sayOnline(context, true);
    await site.read(page, '/features/subgrid');
    await site.stop();
    await page.reload();
    await expect(notice(page)).toContainText('This copy was saved');
    await expect(page.locator('p[lang=de]')).toContainText('Ihrer Zielgruppe');
  });
});

test('keeps neither the API nor what may be private', async ({ page }) => {
  await site.read(page, '/features/subgrid');
  await page.goto(site.urlOf('/developers'));
  await page.goto(site.urlOf('/w/private'));
  const documents = (await keptUrls(page))
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/kept/'));
  expect(documents).toEqual(['/kept/world@95/features/subgrid']);
});

test('does without where workers are refused', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.urlOf('/features/subgrid'));
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
  await context.close();
});
