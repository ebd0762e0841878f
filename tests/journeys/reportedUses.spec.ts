import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { createTeam, enter, unique } from '../support/aTeamInPages';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

const PROGRAM = resolve('.plimsoll/packages/plimsoll/plimsoll.mjs');
const TOMORROW = new Date(Date.now() + 864e5).toISOString().slice(0, 10);

/** Reports two files to the project `shop` of a team, with a token that its settings made. */
async function report(page: Page, server: string, slug: string): Promise<void> {
  await page.goto(`/w/${slug}/settings`);
  await hydrated(page);
  await page.getByLabel('What it is for').fill('Our builds');
  await page.getByLabel('It may').selectOption('WRITE');
  await page.getByLabel('Last date').fill(TOMORROW);
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Token for Our builds').inputValue();

  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-reported-'));
  writeFileSync(join(folder, 'a.css'), 'a:has(b) { display: grid; grid-template: subgrid }');
  writeFileSync(join(folder, 'b.css'), 'c:has(d) { field-sizing: content }');
  await promisify(execFile)(process.execPath, [PROGRAM, 'scan', '--report', `${slug}/shop`], {
    cwd: folder,
    env: {
      ...process.env,
      GITHUB_REPOSITORY: 'acme/shop',
      PLIMSOLL_URL: server,
      PLIMSOLL_PROJECT_TOKEN: token,
    },
    // It fails as a scan does where something is below the line, after it has reported.
  }).catch(({ stderr }: { readonly stderr: string }) => expect(stderr).toContain('Reported'));
  rmSync(folder, { recursive: true });
}

test('a build reports what code uses, and the project shows it next to decisions', async ({
  page,
  baseURL,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await expect(page.getByText(`npx plimsoll scan --report ${slug}/shop`)).toBeVisible();

  await report(page, baseURL!, slug);

  await page.goto(`/w/${slug}/shop/decide?subject=has`);
  await hydrated(page);
  await page.getByLabel('Decline it').check();
  await page.getByLabel('Why').fill('Too slow.');
  await page.getByRole('button', { name: 'Save the decision' }).click();
  await expect(
    page.getByText(/^The code uses it 2 times, in 2 files of 1 repository, reported since/),
  ).toBeVisible();

  await page.goto(`/w/${slug}/shop`);
  await hydrated(page);
  const rows = page.getByRole('table', { name: /^Features in use/ }).getByRole('row');
  await expect(rows.nth(1)).toContainText(':has()');
  await expect(rows.nth(1)).toContainText('Declined');
  await expect(rows.filter({ hasText: 'Subgrid' })).toContainText('None');
  await expect(page.getByText(/^acme\/shop: 2 files, reported on/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await page.goto(`/w/${slug}`);
  await hydrated(page);
  const used = page.getByRole('table', { name: /^Features in use/ }).getByRole('row');
  await expect(used.filter({ hasText: ':has()' })).toContainText('Shop');
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('one repository’s reports are read and deleted without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await report(page, baseURL!, slug);
  const plain = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const unscripted = await plain.newPage();

  await unscripted.goto(`/w/${slug}`);
  await expect(unscripted.getByRole('table', { name: /^Features in use/ })).toContainText(':has()');
  await unscripted.goto(`/w/${slug}/shop/settings`);
  await unscripted.getByText('Delete the reports of acme/shop').click();
  await expect(unscripted.getByText(/can’t be restored/)).toBeVisible();
  await unscripted.getByRole('button', { name: 'Delete acme/shop for good' }).click();
  await expect(unscripted.getByText('Deleted the reports of the repository.')).toBeVisible();
  await unscripted.goto(`/w/${slug}`);
  await expect(unscripted.getByText(':has()')).toHaveCount(0);
  await plain.close();
});
