// Text typed for a team survives a lost session, role or connection.
import { expect, type Page, test } from '@playwright/test';
import { createTeam, enter, invited, unique } from '../support/aTeamInPages';
import { hydrated } from '../support/hydrated';

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const record = (page: Page) => page.getByRole('button', { name: 'Save the decision' }).click();

test('keeps a typed decision while offline, after a lost role and after a lost session', async ({
  page,
  browser,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  const guest = await invited(browser, page, slug);
  const why = guest.getByLabel('Why');
  await guest.goto(`/w/${slug}/shop/decide?subject=subgrid`);
  await hydrated(guest);

  await why.fill('Written on a train.');
  await guest.context().setOffline(true);
  await record(guest);
  await expect(guest.getByText('your text is kept on this device')).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest.getByText('Saved, with today’s evidence.')).toBeVisible();
  await expect(guest.getByRole('main').getByText('Written on a train.')).toBeVisible();

  await guest.getByText('Change the decision').click();
  await why.fill('Written as an editor.');
  await page.goto(`/w/${slug}/settings`);
  await hydrated(page);
  const changed = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
  await page.getByRole('combobox', { name: 'Role of Grace' }).selectOption('viewer');
  await page.getByRole('button', { name: 'Change role of Grace' }).click();
  await changed;
  await record(guest);
  await expect(alert(guest)).toContainText('editor');
  await expect(why).toHaveValue('Written as an editor.');

  const session = await guest.context().cookies();
  await guest.context().clearCookies();
  await record(guest);
  await expect(guest.getByText(/You are signed out\.|Sign in to see this page/)).toBeVisible();
  await guest.context().addCookies(session);
  await guest.reload();
  await hydrated(guest);
  await expect(why).toHaveValue('Written as an editor.');
  await guest.context().close();
});

test('a taken name and another person’s invitation are refused and change nothing', async ({
  page,
  browser,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await page.goto('/w');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Another team');
  await page.getByLabel('URL name').first().fill(slug);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(alert(page)).toHaveText(`The URL name “${slug}” is taken. Choose another.`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Another team');

  await page.goto(`/w/${slug}/settings`);
  await hydrated(page);
  await page.getByLabel('Email of the person').fill('someone.else@example.org');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link for someone.else@example.org').inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await enter(stranger, 'Mallory');
  await stranger.goto(`/invite/${link.split('/invite/')[1]!}`);
  await hydrated(stranger);
  await expect(stranger.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0);
  await expect(stranger.getByRole('main')).toContainText('address');
  await stranger.goto('/invite/nothing-that-was-ever-made');
  await expect(stranger.getByRole('main')).toContainText('invitation');
  await stranger.goto(`/w/${slug}`);
  await expect(stranger.getByRole('main')).not.toContainText('Our team');
  await stranger.context().close();
});
