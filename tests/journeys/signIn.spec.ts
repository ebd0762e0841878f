import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { freePort } from '../support/freePort';
import { hydrated } from '../support/hydrated';
import { expectFewShifts, watchShifts } from '../support/layoutShifts';
import { type MailServer, mailServer } from '../support/mailServer';
import { oidcEnv, type OidcServer, oidcServer } from '../support/oidcServer';
import { type ServedPlimsoll, servePlimsoll } from '../support/servePlimsoll';
import { totpCode } from '../support/totpCode';
import { violationsOf } from '../support/violationsOf';

const EMAIL = 'ada@example.org';
const PASSWORD = 'a long enough password';
const NEXT = 'another long password';

let mail: MailServer;
let provider: OidcServer;
let served: ServedPlimsoll;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plimsoll-sign-in-'));
  mail = await mailServer();
  const port = await freePort();
  served = await servePlimsoll({ DATA_DIR: folder, SMTP_URL: mail.url, ...oidcEnv(port) });
  provider = await oidcServer(served.url, port);
});
test.afterAll(async () => {
  await served.close();
  provider.close();
  await mail.close();
  rmSync(folder, { recursive: true });
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${served.url}${path}`);
  await hydrated(page);
};

const mailedPath = async (): Promise<string> =>
  /\/(?:reset|verify)\/[\w-]+/.exec((await mail.next(EMAIL)).text)![0];

async function signIn(page: Page, password: string): Promise<void> {
  await open(page, '/sign-in');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
}

const expectInside = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your workspaces');

/** A device with a fingerprint reader that always says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an address is proved by mail, and a forgotten password is replaced by mail', async ({
  page,
}) => {
  await open(page, '/sign-up');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByText('We have emailed a link')).toBeVisible();
  const verify = await mailedPath();
  await signIn(page, PASSWORD);
  await expect(page.getByText('Confirm your address first')).toBeVisible();
  await mailedPath();
  await open(page, verify);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('If an account has this address')).toBeVisible();
  const reset = await mailedPath();
  await open(page, reset);
  await page.getByLabel('New password').fill(NEXT);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await signIn(page, NEXT);
  await expectInside(page);
  await open(page, reset);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This link was used already')).toBeVisible();
});

test('a passkey is added, named, used and removed; a provider is linked and used', async ({
  page,
}) => {
  await addAuthenticator(page);
  await signIn(page, NEXT);
  await expectInside(page);
  await open(page, '/account');
  await page.getByLabel('Name of a new passkey').fill('Laptop');
  await page.getByLabel('Name of a new passkey').press('Enter');
  await page.getByText(/^Laptop, added/).click();
  await page.getByRole('listitem').getByLabel('Name', { exact: true }).fill('Work laptop');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(/^Work laptop, added/)).toBeVisible();

  await signOut(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectInside(page);

  await open(page, '/account');
  await page.getByRole('button', { name: 'Link Example login' }).click();
  await page.locator('input[name=login]').fill('ada');
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your account at Example login opens this one.')).toBeVisible();
  await page.getByText(/^Work laptop, added/).click();
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(page.getByText(/^Work laptop/)).toBeHidden();

  await signOut(page);
  await page.getByRole('button', { name: 'Continue with Example login' }).click();
  // It remembers who signed in there, and asks for nothing.
  await expectInside(page);
});

test('axe finds nothing on these pages, and they fit the narrowest phone', async ({ page }) => {
  await signIn(page, NEXT);
  await expectInside(page);
  await watchShifts(page);
  for (const path of [
    ...['/sign-in', '/sign-in/code', '/forgot', '/reset/none', '/verify/none', '/alert/none'],
    '/operator/none',
    ...['/account', '/account/second-factor'],
  ]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expectFewShifts(page);
    expect([path, await violationsOf(page)]).toEqual([path, []]);
    await expectNoSidewaysScroll(page);
  }
});

test('a second step is set up, asked for and switched off', async ({ page }) => {
  await signIn(page, NEXT);
  await expectInside(page);
  await open(page, '/account/second-factor');
  await page.getByLabel('Your password').fill(NEXT);
  await page.getByLabel('Your password').press('Enter');
  const key = page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/);
  await expect(key).toBeVisible();
  await hydrated(page);
  const code = page.getByLabel('Code', { exact: true });
  await code.fill(totpCode((await key.innerText()).replaceAll(' ', '')));
  await code.press('Enter');
  await expect(page.getByText('The second step is on.')).toBeVisible();
  const recovery = await page.locator('main li > code').first().innerText();

  await signOut(page);
  await signIn(page, NEXT);
  await expect(page).toHaveURL(`${served.url}/sign-in/code`);
  await hydrated(page);
  await code.fill(recovery);
  await code.press('Enter');
  await expectInside(page);
  await open(page, '/account/second-factor');
  await page.getByLabel('Your password').last().fill(NEXT);
  await page.getByRole('button', { name: 'Switch the second step off' }).click();
  await expect(page.getByText('The second step is off.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the provider lets people in, and a link that is over says so', async ({ page }) => {
    await page.goto(`${served.url}/sign-in`);
    await page.getByRole('button', { name: 'Continue with Example login' }).click();
    await page.locator('input[name=login]').fill('ada');
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button').first().click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectInside(page);
    await page.goto(`${served.url}/verify/none`);
    await page.getByRole('button', { name: 'Confirm my address' }).click();

    await expect(page.getByRole('alert')).toContainText('This link was used already');
  });
});
