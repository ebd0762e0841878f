import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

const PASSWORD = 'a long enough password';

test('a reader goes from a feature to a feed; a member watches it, and tests a webhook', async ({
  page,
}) => {
  await page.goto('/features/subgrid');
  await hydrated(page);
  await page.getByRole('link', { name: 'Tell me when this crosses my line' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch Subgrid');
  const feed = await page.getByRole('link', { name: /^Feed:/ }).getAttribute('href');

  expect((await page.request.get(feed!)).headers()['content-type']).toContain('atom+xml');

  const unique = Math.random().toString(36).slice(2, 10);
  const email = `wanda.${unique}@example.org`;
  await page.goto('/sign-up');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Wanda');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/sign-in/);
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(page).not.toHaveURL(/\/sign-in/);
  await page.goto('/w');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Watchers');
  await page.getByLabel('URL name').first().fill(`watch-${unique}`);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watchers');

  await page.goto(`/watch?subject=subgrid&workspace=watch-${unique}`);
  await hydrated(page);
  await page.getByLabel('New channel').selectOption('ATOM');
  await page.getByLabel('Name of the channel').fill('My feed');
  await page.getByRole('button', { name: 'Add channel' }).click();
  const address = page.getByText(/\/feeds\/watches\//);
  await expect(address).toBeVisible();
  const path = new URL((await address.textContent())!).pathname;

  expect((await page.request.get(path)).status()).toBe(200);

  await page.getByLabel('New channel').selectOption('WEBHOOK');
  await page.getByLabel('Name of the channel').fill('Inside');
  await page.getByLabel('Address').fill('http://169.254.169.254/latest');
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByText(/leads into a private or reserved network/)).toBeVisible();

  await page.getByRole('checkbox', { name: 'My feed' }).check();
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause for 30 days: subgrid' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause for 30 days: subgrid' }).click();
  await expect(page.getByRole('button', { name: 'Resume: subgrid' })).toBeVisible();

  await page.getByText('Change the watch on Subgrid').click();
  await page.getByLabel('Line in percent').fill('97');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText(/, World, line 97/)).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);

  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete subgrid' }).click();
  await expect(page.getByText(/^Nothing yet/)).toBeVisible();

  await page.goto(`/w/watch-${unique}/settings`);
  await hydrated(page);
  await page.getByLabel('Sync an audience from').selectOption('GA4');
  await expect(page.getByText(/its API doesn’t report browser versions/)).toBeVisible();
  await page.getByLabel('Sync an audience from').selectOption('PLAUSIBLE');
  await page.getByLabel('Name of the audience').fill('Visitors');
  await page.getByLabel('Address').fill('https://10.0.0.1');
  await page.getByLabel('Domain of the site there').fill('shop.example');
  await page.getByLabel('Key for the Stats API').fill('secret');
  await page.getByRole('button', { name: 'Add audience' }).click();
  await expect(page.getByText(/leads into a private or reserved network/)).toBeVisible();
  await expect(page.getByLabel('Key for the Stats API')).toHaveValue('secret');
  await page.getByLabel('Sync an audience from').selectOption('PUSH');
  await page.getByRole('button', { name: 'Add audience' }).click();
  await expect(page.getByText(/POST .*\/api\/audiences\/.*\/revisions/)).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);

  await expectNoSidewaysScroll(page);
});
