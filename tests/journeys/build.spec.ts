// Each replacement of src/tools/build shows here that it is still in effect.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { servePlimsoll } from '../support/servePlimsoll';

test('the chunks of every page begin with the comment that has them compiled ahead', async ({
  request,
}) => {
  const html = await (await request.get('/features/has')).text();
  const scripts = [...html.matchAll(/src="(\/_next\/static\/chunks\/[^"]+)"/g)].map(
    ([, src]) => src!,
  );
  const everyPages = scripts.filter((src) => /\/(framework|main|pages\/_app)-/.test(src));

  expect(everyPages).toHaveLength(3);
  for (const src of everyPages)
    expect(await (await request.get(src)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('classes of style modules are hashes, without file and name', async ({ request }) => {
  const html = await (await request.get('/features/has')).text();
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value]) => value!.split(' '));

  expect(names.filter((name) => /^_[\w-]{5}$/.test(name)).length).toBeGreaterThan(100);
  expect(names.filter((name) => /^[A-Z]\w*_/.test(name))).toEqual([]);
});

test('Next hydrates in slices', async ({ page }) => {
  await page.goto('/features/has');
  await hydrated(page);

  expect(
    await page.evaluate(() => performance.getEntriesByName('hydration in slices').length),
  ).toBe(1);
});

test('Next renders pages in one piece: without that renderer there is no page', async ({
  request,
}) => {
  const server = await servePlimsoll({
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--import=./tests/support/noStringRenderer.mjs',
  });
  try {
    expect((await request.get(`${server.url}/features/has`)).status()).toBe(500);
    expect((await request.get(`${server.url}/healthz`)).status()).toBe(200);
  } finally {
    await server.close();
  }
});

test('the server’s build leaves out the explorer’s editor', () => {
  const scripts = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  const holdsEditor = (code: string) => code.includes('editor.action.');

  expect(scripts('.next/static').some(holdsEditor)).toBe(true);
  expect(scripts('.next/server').some(holdsEditor)).toBe(false);
});
