// A team as people make one, page by page.
import { type Browser, expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

export const PASSWORD = 'a long enough password';
export const unique = () => Math.random().toString(36).slice(2, 10);

/** Makes an account and signs in with it, by keyboard. */
export async function enter(page: Page, name: string, next?: string): Promise<string> {
  const email = `${name.toLowerCase()}.${unique()}@example.org`;
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  await page.goto(`/sign-up${query}`);
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/sign-in/);
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(page).not.toHaveURL(/\/sign-in/);
  await hydrated(page);
  return email;
}

export async function createTeam(page: Page, slug: string): Promise<void> {
  await page.goto('/w');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Our team');
  await page.getByLabel('URL name').first().fill(slug);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our team');
  await page.getByLabel('Name', { exact: true }).fill('Shop');
  await page.getByLabel('URL name').fill('shop');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
}

export async function invited(browser: Browser, owner: Page, slug: string): Promise<Page> {
  const guest = await (await browser.newContext()).newPage();
  const email = await enter(guest, 'Grace');
  await owner.goto(`/w/${slug}/settings`);
  await hydrated(owner);
  await owner.getByLabel('Email of the person').fill(email);
  await owner.getByRole('button', { name: 'Make a link' }).click();
  const link = await owner.getByLabel(`Link for ${email}`).inputValue();
  await guest.goto(`/invite/${link.split('/invite/')[1]!}`);
  await hydrated(guest);
  await guest.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Our team');
  return guest;
}
