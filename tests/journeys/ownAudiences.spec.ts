import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { importExport, openBlend, openNew, save, unfoldBlend } from '../support/newAudience';
import { violationsOf } from '../support/violationsOf';

/** Of what is looked at again and again. */
const NOW = { timeout: 2_000 };

test('makes an audience of an export that stays on the machine, and uses it everywhere', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await importExport(page, 'Our visitors');

  await expect(page.getByRole('row', { name: /In the total, but in no row/ })).toContainText('2.5');
  await expect(page.getByRole('table', { name: 'The file line by line' })).toBeHidden();
  await page.getByText('Line by line: 5 counted, 5 skipped').press('Enter');
  await expect(page.getByRole('row', { name: /^8 Chrome/ })).toContainText('Safari on iOS 17.5');
  await page.getByRole('radio', { name: /Lines without a version/ }).check();
  await expect(page.getByRole('row', { name: /^9 / })).toContainText(
    'Unknown: The file doesn’t name the browser.',
  );
  expect(await violationsOf(page)).toEqual([]);
  await save(page);
  expect(sent.join('\n')).not.toContain('1,204');
  expect(sent.join('\n')).not.toContain('7390');

  await expect(page.getByRole('heading', { level: 1, name: 'Our visitors' })).toBeVisible();
  await expect(page.getByText('92.5 % of the audience')).toBeVisible();
  await page.goto('/features/has');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Our visitors line/ }),
  ).toBeVisible();
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /line \d/ })
    .click();
  await page.getByRole('combobox', { name: 'Audience' }).fill('our vis');
  await expect(page.getByRole('option', { name: 'Our visitors' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Our visitors line/ }),
  ).toBeVisible();
});

test('shares an audience by its address, and lets only its maker rename and delete it', async ({
  page,
  browser,
}) => {
  await importExport(page, 'Shared');
  await save(page);
  const address = page.url();

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(address);
  await hydrated(stranger);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Shared' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Delete this audience' })).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: 'Rename' })).toHaveCount(0);

  await page.reload();
  const name = page.getByRole('textbox', { name: 'Name of the audience' });
  await name.fill('Our shop');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our shop' })).toBeVisible();
  // Another instance than the one that was asked may remember it for 30 s.
  await expect(async () => {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Our shop', NOW);
  }).toPass();
  await page.getByRole('button', { name: 'Delete this audience' }).click();
  await page.getByRole('button', { name: 'Delete it for everyone' }).click();
  await expect(page).toHaveURL(/\/audiences\?audience=world/);

  await expect(async () => {
    for (let asked = 0; asked < 4; asked += 1)
      expect((await stranger.request.get(address)).status()).toBe(410);
  }).toPass();
  await stranger.goto(address);
  await expect(stranger.getByText(/was deleted by its owner on \d{4}-\d\d-\d\d/)).toBeVisible();
  const key = `custom:${address.split('/').at(-1)}`;
  await stranger.goto(`/features?audience=${key}`);
  await expect(
    stranger.getByText(/was deleted by its owner on .* This page shows World instead\./),
  ).toBeVisible();
  await elsewhere.close();
});

test('blends audiences by keyboard', async ({ page }) => {
  await openNew(page);
  await page.locator('summary', { hasText: 'A blend of others' }).press('Enter');
  const part = page.getByRole('group', { name: 'Part 2' });
  await part.getByRole('combobox', { name: 'Audience' }).fill('Brazil');
  await part.getByRole('textbox', { name: 'Share' }).fill('30');
  await expect(page.getByText('The shares add up to 90 %, but must to 100 %.')).toBeVisible();
  await page
    .getByRole('group', { name: 'Part 1' })
    .getByRole('textbox', { name: 'Share' })
    .fill('70');
  const name = page.getByRole('textbox', { name: 'Name of the audience' });
  await expect(name).toHaveValue('70 % Europe, 30 % Brazil');
  await name.press('Enter');

  await expect(page).toHaveURL(/\/audiences\/[\w-]{22}$/);
  await expect(page.getByText(/70\.0\s% Europe and 30\.0\s% Brazil; created on/)).toBeVisible();
  await page.goto('/audiences');
  await expect(
    page.getByRole('link', { name: '70 % Europe, 30 % Brazil', exact: true }),
  ).toBeVisible();
});

test('keeps a name typed by hand, whatever is blended after it', async ({ page }) => {
  await openBlend(page);
  const name = page.getByRole('textbox', { name: 'Name of the audience' });
  await name.fill('Where we sell');
  await page
    .getByRole('group', { name: 'Part 2' })
    .getByRole('combobox', { name: 'Audience' })
    .fill('Brazil');
  await page
    .getByRole('group', { name: 'Part 2' })
    .getByRole('textbox', { name: 'Share' })
    .fill('30');
  await page
    .getByRole('group', { name: 'Part 1' })
    .getByRole('textbox', { name: 'Share' })
    .fill('70');
  await expect(name).toHaveValue('Where we sell');
  await name.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Where we sell' })).toBeVisible();
});

test('a lost answer, a reload and another try make one audience that can be deleted', async ({
  page,
}) => {
  let made: string | undefined;
  let loses = true;
  await page.route('**/graphql', async (route) => {
    if (!loses || !(route.request().postData() ?? '').includes('useSaveAudienceMutation'))
      return route.continue();
    const { data } = (await (await route.fetch()).json()) as {
      data: { createAudience: { audience: { key: string } } };
    };
    await route.abort('connectionreset');
    made ??= data.createAudience.audience.key;
  });
  await openBlend(page);
  await page.getByRole('textbox', { name: 'Name of the audience' }).fill('Made once');
  await page.getByRole('button', { name: 'Save this audience' }).click();
  await expect.poll(() => made).toMatch(/^custom:/);
  await page.reload();
  loses = false;
  await hydrated(page);
  await unfoldBlend(page);
  await page.getByRole('textbox', { name: 'Name of the audience' }).fill('Made once');
  await save(page);

  expect(page.url()).toContain(made?.replace('custom:', ''));
  await page.getByRole('button', { name: 'Delete this audience' }).click();
  await page.getByRole('button', { name: 'Delete it for everyone' }).click();
  await expect(page).toHaveURL(/\/audiences\?audience=world/);
});

test('warns before saving if storage is blocked, since it could not be deleted later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openBlend(page);
  await page.getByRole('button', { name: 'Save this audience' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'it will not be able to delete the audience later' }),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save it anyway' }).press('Enter');

  await expect(page).toHaveURL(/\/audiences\/[\w-]{22}$/);
  await expect(page.getByRole('button', { name: 'Delete this audience' })).toHaveCount(0);
});

test('finds an audience of this browser in the search box, and tells no server of it', async ({
  page,
}) => {
  await importExport(page, 'Zebra staff');
  await save(page);
  const address = page.url();
  // Saving chose it, and what is chosen is sent: another one is, now.
  await page.context().clearCookies({ name: 'audience' });
  await page.goto('/browsers');
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.keyboard.press('/');
  await page.keyboard.type('zebra');

  const found = page.getByRole('group', { name: 'Your audiences' }).getByRole('option');
  await expect(found).toHaveText(['Zebra staff']);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results?, first: /);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page)).toEqual([]);
  const secret = await page.evaluate(() => window.localStorage.getItem('plimsoll:own-audiences'));
  const { token } = (JSON.parse(secret ?? '[]') as { token: string }[])[0]!;
  expect(sent.some((request) => request.includes('zebra'))).toBe(true);
  expect(
    sent.filter(
      (request) =>
        request.includes('Zebra staff') ||
        request.includes(token) ||
        request.includes(address.split('/').at(-1)!),
    ),
  ).toEqual([]);

  // Called by its whole name it is the first of all.
  await page.getByRole('combobox', { name: 'Search' }).fill('zebra STAFF');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Zebra staff');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Zebra staff' })).toBeVisible();
});
