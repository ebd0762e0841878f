import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

const hrefOf = (page: Page, type: string) =>
  page.locator(`head link[rel=alternate][type="${type}"]`).first().getAttribute('href');

test('takes the answer elsewhere from the page of a feature', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/features/has?audience=region:DE&line=90');
  // The button needs scripts.
  await hydrated(page);
  await page.getByRole('link', { name: 'Badge, card, feeds, JSON, exports' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share :has()');

  const badge = page.getByRole('img', { name: ':has(): browser support' });
  await expect(badge).toBeVisible();
  expect(await badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    120,
  );
  await page.getByRole('button', { name: 'Copy Markdown' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  expect(pasted).toContain(`${baseURL}/badge/features/has.svg?audience=region:DE&line=90`);

  const card = page.frameLocator('iframe[title=":has() on Plimsoll"]');
  await expect(
    card.getByText('of the audience “Germany” can use it', { exact: false }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every text to paste', async ({ page, baseURL }) => {
    await page.goto('/features/grid/share');
    await expect(
      page.getByText(
        `[![Grid: browser support](${baseURL}/badge/features/grid.svg)](${baseURL}/features/grid)`,
      ),
    ).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Grid');
  });
});

test('draws cards that axe has nothing against, on a phone and wide, light and dark', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const path of [
    '/embed/features/has',
    '/embed/features/temporal?theme=dark',
    '/embed/compat/css.selectors.has?theme=light',
    '/embed/features/hass',
  ]) {
    await page.setViewportSize({ width: 480, height: 330 });
    await page.goto(path);
    expect(await violationsOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('gives a card the room it needs where a site turns links into cards', async ({
  page,
  request,
}) => {
  await page.goto('/features/temporal');
  const answer = (await (
    await request.get((await hrefOf(page, 'application/json+oembed'))!)
  ).json()) as { html: string; width: number; height: number };
  const narrow = (await (
    await request.get(`${(await hrefOf(page, 'application/json+oembed'))!}&maxwidth=320`)
  ).json()) as { html: string; width: number; height: number };

  for (const { html, width, height } of [answer, narrow]) {
    expect(html).toContain(`width="${width}" height="${height}"`);
    await page.setViewportSize({ width, height });
    await page.goto(/src="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      height,
    );
  }
});

test('may be framed and read by any other site, where a page may not', async ({
  page,
  baseURL,
}) => {
  const html = `<iframe id="card" src="${baseURL}/embed/features/has"></iframe><iframe id="page" src="${baseURL}/features/has"></iframe><img src="${baseURL}/badge/features/has.svg">`;
  const other = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    await expect(page.frameLocator('#card').getByRole('heading')).toHaveText(':has()');
    await expect(page.frameLocator('#page').getByRole('heading', { name: ':has()' })).toHaveCount(
      0,
    );
    await expect
      .poll(() => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(120);
    const read = await page.evaluate(
      async (url) => ((await (await fetch(url)).json()) as { id: string }).id,
      `${baseURL}/features/has.json`,
    );
    expect(read).toBe('has');
  } finally {
    other.close();
    other.closeAllConnections();
  }
});

test('leads feed readers from a list to its feed', async ({ page, request }) => {
  await page.goto('/features?q=group:css');
  const found = await request.get((await hrefOf(page, 'application/atom+xml'))!);
  expect([found.status(), found.headers()['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  await expect(page.getByRole('link', { name: 'a feed' })).toHaveAttribute(
    'href',
    '/feeds/query?q=group:css',
  );

  await page.goto('/baseline');
  expect(await hrefOf(page, 'application/atom+xml')).toMatch(/\/feeds\/newly$/);
  await page.goto('/features/hass');
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(0);
});
