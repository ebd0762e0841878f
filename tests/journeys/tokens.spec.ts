import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { createTeam, enter, PASSWORD, unique } from '../support/aTeamInPages';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { TEST_DATA_DIR } from '../support/testDataDir.mjs';
import { violationsOf } from '../support/violationsOf';

const LAST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

const answerOf = async (page: Page, secret: string, query: string): Promise<string> => {
  const headers = { authorization: `Bearer ${secret}` };
  return (await page.request.post('/graphql', { headers, data: { query } })).text();
};

test('a member creates a token by keyboard, copies it once and revokes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await page.goto('/account');
  await hydrated(page);
  const tokens = section(page, 'Your tokens');
  await tokens.getByLabel('What it is for').fill('Release bot');
  await tokens.getByLabel('It may change').selectOption({ label: 'only Our team / Shop' });
  await tokens.getByLabel('It may', { exact: true }).selectOption('DECIDE');
  await tokens.getByLabel('Last date').fill(LAST_DAY);
  await tokens.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(page).toHaveURL(/\/account\?saved=token/);
  await hydrated(page);
  const shown = tokens.getByLabel('Token for Release bot');
  await expect(shown).toHaveValue(/^plim_/);
  const secret = await shown.inputValue();
  await tokens.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(tokens.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expect(tokens.getByRole('listitem')).toContainText(
    `Release bot: decides in Our team / Shop, ${secret.slice(0, 9)}…, created`,
  );
  await expect(tokens.getByRole('listitem')).toContainText(`never used, until ${LAST_DAY}`);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const query = `{ workspace(slug: "${slug}") { name } }`;
  expect(await answerOf(page, secret, query)).toContain('Our team');

  await context.clearCookies({ name: 'plimsoll-once' });
  await page.reload();
  await hydrated(page);
  await expect(tokens.getByRole('listitem')).toContainText('Release bot');
  await expect(shown).toHaveCount(0);
  await tokens.getByRole('button', { name: 'Revoke Release bot' }).press('Enter');
  await expect(page.getByText('Revoked. The token opens nothing any more.')).toBeVisible();
  await expect(tokens.getByRole('listitem')).toHaveCount(0);
  expect(await answerOf(page, secret, query)).not.toContain('Our team');
});

test('an admin gives a project a token that changes nothing else', async ({ page }) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await page.goto(`/w/${slug}/shop/settings`);
  await hydrated(page);
  const tokens = section(page, 'API tokens');
  await tokens.scrollIntoViewIfNeeded();
  await tokens.getByLabel('What it is for').fill('CI');
  await tokens.getByLabel('Last date').fill(LAST_DAY);
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens.getByLabel('Token for CI')).toHaveValue(/^plim_/);
  await expect(tokens.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(tokens.getByRole('listitem')).toContainText('CI: reads, plim_');
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/w/${slug}/settings`);
  await hydrated(page);
  await expect(section(page, 'API tokens').getByRole('listitem')).toContainText(
    'CI: reads in one project',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an operator gives a directory a token, and takes it back', async ({ page }) => {
    test.skip(
      process.env.JOURNEY_INSTANCES === '2',
      'Names an operator in a file on this machine.',
    );
    const email = `root.${unique()}@example.org`;
    const send = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto('/sign-up');
    await page.getByLabel('Name', { exact: true }).fill('Root');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await send('Create account');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await send('Sign in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your workspaces');
    execFileSync(process.execPath, ['.plimsoll/accounts.cjs', 'operator', email], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: TEST_DATA_DIR },
    });
    await page.goto('/account');
    const directories = section(page, 'Directories (SCIM)');
    const name = `Entra ${unique()}`;
    const own = directories.getByRole('listitem').filter({ hasText: name });
    await directories.getByLabel('Name of the directory').fill(name);
    await directories.getByLabel('Last date').fill('2001-01-01');
    await send('Create a directory’s token');
    await expect(directories.getByRole('alert')).toContainText('a last date within a year');
    await directories.getByLabel('Name of the directory').fill(name);
    await directories.getByLabel('Last date').fill(LAST_DAY);
    await send('Create a directory’s token');
    const secret = await own.getByLabel(`Token for ${name}`).inputValue();
    await expect(own.getByRole('button', { name: 'Copy' })).toBeHidden();
    const headers = { authorization: `Bearer ${secret}` };
    expect((await page.request.get('/scim/v2/Users?count=1', { headers })).status()).toBe(200);
    await page.reload();
    await expect(own).toContainText(/keeps accounts, plimscim_.*, used /);

    await send(`Revoke ${name}`);
    await expect(own).toHaveCount(0);
    expect((await page.request.get('/scim/v2/Users?count=1', { headers })).status()).toBe(401);
  });
});
