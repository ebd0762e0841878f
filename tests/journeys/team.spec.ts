import { expect, type Page, test } from '@playwright/test';
import { createTeam, enter, invited, PASSWORD, unique } from '../support/aTeamInPages';
import { brokenWords } from '../support/brokenWords';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { keptOnDisk } from '../support/keptOnDisk';
import { expectFewShifts, watchShifts } from '../support/layoutShifts';
import { violationsOf } from '../support/violationsOf';

async function decide(page: Page, slug: string, rationale: string): Promise<void> {
  await page.goto(`/w/${slug}/shop/decide?subject=subgrid`);
  await hydrated(page);
  const change = page.getByText('Change the decision');
  if (await change.isVisible()) await change.click();
  await page.getByLabel('Why').fill(rationale);
  await page.getByRole('button', { name: 'Save the decision' }).click();
}

test('a team signs up, decides and invites a person, and a conflict keeps both texts', async ({
  page,
  browser,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await decide(page, slug, 'We **need** it.');
  await expect(page.getByText('Saved, with today’s evidence.')).toBeVisible();
  await expect(page.getByRole('main').locator('strong')).toHaveText('need');
  await expect(page.getByRole('row', { name: /^Supported/ })).toBeVisible();

  const guest = await invited(browser, page, slug);
  await guest.goto(`/w/${slug}/shop/decide?subject=subgrid`);
  await hydrated(guest);
  await guest.getByText('Change the decision').click();
  await guest.getByLabel('Why').fill('My own reasons.');
  await decide(page, slug, 'Second thoughts.');
  await expect(page.getByText('Saved, with today’s evidence.')).toBeVisible();
  await guest.getByRole('button', { name: 'Save the decision' }).click();
  const conflict = guest.getByRole('region', { name: 'Conflict' });
  await expect(conflict).toContainText('Second thoughts.');
  await expect(conflict).toContainText('My own reasons.');
  await guest.reload();
  await hydrated(guest);
  await expect(guest.getByLabel('Why')).toHaveValue('My own reasons.');
  await guest.getByRole('button', { name: 'Save the decision' }).click();
  await expect(guest.getByText('Saved, with today’s evidence.')).toBeVisible();

  await page.goto(`/w/${slug}/shop`);
  await expect(page.getByRole('row', { name: /Subgrid/ })).toContainText('Adopted');
  await page.goto('/features/subgrid');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Our team / Shop' })).toBeVisible();
  await page.goto('/features');
  await hydrated(page);
  await page.getByRole('link', { name: 'Adopted', exact: true }).click();
  await expect(page.getByRole('row', { name: /Subgrid/ })).toBeVisible();
  await expect(page.getByText('which only its members see')).toHaveCount(0);
  await page.goto('/features?q=id:subgrid&columns=coverage,decision');
  await hydrated(page);
  await expect(page.getByRole('row', { name: /Subgrid/ })).toContainText('Adopted');
  expect(JSON.stringify(await keptOnDisk(page))).not.toMatch(/Our team|ADOPTED/);
  await guest.context().close();
});

test('strangers see nothing of a team, and signing out reaches every tab', async ({
  page,
  context,
  request,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  const foreign = await request.get(`/w/${slug}/shop`);
  expect(await foreign.text()).not.toContain('Our team');
  expect(foreign.headers()['cache-control']).toContain('no-store');

  const other = await context.newPage();
  await other.goto(`/w/${slug}`);
  await hydrated(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Our team');
  await page.goto('/account');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in\?signed-out/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');
});

/** Many decisions in one act, a register, and a change of terms that re-opens what is decided. */
async function decideMany(page: Page, slug: string): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(`/w/${slug}/shop`);
  await hydrated(page);
  await page.getByText('Adopt many at once').click();
  await page.getByLabel('Only features that match').fill('id:grid');
  await press('Show what can be adopted');
  await press('Adopt 1 feature');
  await press('Undo');
  await expect(page.getByText('Took back 1 decision.')).toBeVisible();
  await page.goto(`/w/${slug}/shop/settings`);
  await hydrated(page);
  await page.getByLabel('Or paste CSV').fill('subject,state\nhas,maybe');
  await press('Preview');
  await expect(page.getByText('Line 2: “maybe” is not a state.')).toBeVisible();
  await page.getByLabel('Or paste CSV').fill('subject,state\ntext-wrap-pretty,waiting');
  await press('Preview');
  await press('Import 1 decision');
  await expect(page.getByText('Imported 1 decision.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Line' }).fill('1');
  await press('Show what changes');
  await press('Save and reopen them');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(`/w/${slug}/shop`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Needs review' })).toBeVisible();
}

test('a team decides on many and reviews them; axe finds nothing, even on a phone', async ({
  page,
}) => {
  const slug = `team-${unique()}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'Ada');
  await createTeam(page, slug);
  await decide(page, slug, 'Because.');
  await expect(page.getByText('Saved, with today’s evidence.')).toBeVisible();
  await decideMany(page, slug);
  await watchShifts(page);
  for (const path of [
    '/sign-up',
    '/features/subgrid',
    '/inbox',
    '/w',
    `/w/${slug}`,
    `/w/${slug}/settings`,
    `/w/${slug}/shop`,
    `/w/${slug}/shop/settings`,
    `/w/${slug}/shop/decide?subject=subgrid`,
    '/features?q=decision:adopted&columns=coverage,decision',
  ]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    await expectFewShifts(page);
    expect([path, await violationsOf(page)]).toEqual([path, []]);
    await expectNoSidewaysScroll(page);
    // The evidence of then and of today are next to each other, on the screen.
    const evidence = page.getByRole('region', { name: 'Evidence then and today' });
    for (const one of await evidence.all())
      expect(await one.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await brokenWords(evidence.locator('th, td, td *'))).toEqual([]);
  }
  await page.goto(`/w/${slug}/shop/settings`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Import decisions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Decision log and policy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import decisions' })).toBeHidden();
  await expect(
    page.getByRole('main').locator('input, textarea').filter({ visible: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/inbox');
  await hydrated(page);
  await page.getByRole('link', { name: /^text-wrap/ }).click();
  await page.getByRole('button', { name: 'Confirm the decision' }).click();
  await expect(page.getByText('Confirmed by Ada.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('accounts are made and used by plain forms', async ({ page }) => {
    const email = `plain.${unique()}@example.org`;
    await page.goto('/sign-up');
    await page.getByLabel('Name', { exact: true }).fill('Plain');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('the wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('don’t match');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue('');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your workspaces');
    // Playwright finds no text by its words in <noscript>.
    const unscripted = page.getByRole('main').locator('noscript p');
    await expect(unscripted).toHaveText(/^Nothing on this page can be changed/);
    await expect(unscripted).toBeVisible();
    await page.goto('/audiences/world');
    await expect(page.getByRole('textbox', { name: '.browserslistrc' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  });

  test('a team decides by a plain form, from the feature’s page', async ({ page, browser }) => {
    const scripted = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    const slug = `team-${unique()}`;
    await enter(scripted, 'Ada');
    await createTeam(scripted, slug);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.context().close();
    const decideOn = async (subject: string) => {
      await page.goto(`/features/${subject}`);
      await page.locator('noscript a', { hasText: 'Decide on it in your team' }).click();
      await page.getByRole('link', { name: 'Our team / Shop' }).click();
    };

    await decideOn('subgrid');
    await page.getByLabel('Wait').check();
    await page.getByLabel('Why').fill('We **need** time.');
    await page.getByRole('button', { name: 'Save the decision' }).click();
    await expect(page.getByText('Saved, with today’s evidence.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible();
    await expect(page.getByRole('main').locator('strong')).toHaveText('need');

    await decideOn('popover');
    await page.getByLabel('Adopt it with a fallback').check();
    await page.getByRole('button', { name: 'Save the decision' }).click();
    await expect(page.getByRole('alert')).toContainText('Not saved. Check the fields');
    await page.getByLabel('Adopt it with a fallback').check();
    await page.locator('noscript textarea').fill('A <dialog> at the foot of the page.');
    await page.getByRole('button', { name: 'Save the decision' }).click();
    await expect(page.getByRole('heading', { name: 'Adopted with a fallback' })).toBeVisible();
  });
});

test('an owner hands the workspace over in one step, and stays an admin', async ({
  page,
  browser,
}) => {
  const slug = `team-${unique()}`;
  await enter(page, 'Ada');
  await createTeam(page, slug);
  const guest = await invited(browser, page, slug);
  await page.goto(`/w/${slug}/settings`);
  await hydrated(page);
  const bottoms = await page
    .getByRole('listitem')
    .filter({ hasText: 'grace.' })
    .locator('select, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
  // The section is near, and its code on its way.
  await page.getByRole('button', { name: 'Hand over to Grace' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Hand over to Grace' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hand Our team over to Grace?' });
  await expect(dialog).toContainText('You become an admin');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Hand over to Grace' }).click();
  await dialog.getByRole('button', { name: 'Make Grace the owner' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Grace owns Our team now' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this workspace' })).toBeHidden();

  await guest.goto('/inbox');
  await expect(guest.getByText('Ada handed Our team over to you.')).toBeVisible();
  await guest.goto(`/w/${slug}/settings`);
  await hydrated(guest);
  await expect(guest.getByRole('button', { name: 'Delete this workspace' })).toBeVisible();
  await expect(
    guest.getByRole('row', { name: /Handed the workspace over: Ada → Grace/ }),
  ).toBeVisible();
  await guest.context().close();
});
