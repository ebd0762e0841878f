import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated, sectionHydrated } from '../support/hydrated';

test('a floor moved by keyboard is followed by headline, consequences and address', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/policy');
  await hydrated(page);
  const headline = page.getByText(/^These browsers cover/);
  const before = await headline.textContent();
  const slider = page.getByRole('slider', { name: 'Minimum version of Safari', exact: true });
  await sectionHydrated(slider);
  await slider.press('End');

  await expect(page).toHaveURL(/\/policy\?floors=safari:none$/);
  await expect(page.getByRole('row', { name: /^Safari not supported/ })).toBeVisible();
  await expect(headline).not.toHaveText(before!);
  await expect(page.getByText(/^These minimum versions exclude another/)).toBeVisible();
  await expect(slider).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page).toHaveURL(/\/policy$/);
  await expect(headline).toHaveText(before!);
  expect(complaints).toEqual([]);
});

test('a feature is found by name and adopted, and a file shown, copied and kept', async ({
  page,
}) => {
  await page.goto('/policy');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Adopt a feature' }).click();
  const field = page.getByLabel('Adopt a feature', { exact: true }).last();
  await field.fill('anchor posit');
  await page
    .getByRole('option', { name: /Anchor positioning/ })
    .first()
    .click();
  await expect(page).toHaveURL(/adopt=anchor-positioning/);
  await expect(page.getByRole('link', { name: 'Remove Anchor positioning' })).toBeVisible();

  const files = page.getByRole('navigation', { name: 'Files' });
  await expect(page.getByRole('region', { name: '.browserslistrc' })).toContainText('chrome >=');
  await files.getByRole('link', { name: 'AGENTS.md' }).press('Enter');
  await expect(page.getByRole('region', { name: 'AGENTS.md' })).toContainText('anchor-positioning');
  await expect(files.getByRole('link', { name: 'AGENTS.md' })).toBeFocused();
});

test('another policy is compared once it is asked for', async ({ page }) => {
  await page.goto('/policy');
  await hydrated(page);
  await page.getByText('Choose the other policy').click();
  await page.getByLabel('Other line').fill('90');
  const compare = page.getByRole('button', { name: 'Compare the two' });
  await sectionHydrated(compare);
  await compare.press('Enter');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(compare).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forms move floors, decide features and choose files', async ({ page }) => {
    await page.goto('/policy');
    await page
      .getByRole('combobox', { name: 'Minimum version of Firefox', exact: true })
      .selectOption('firefox:140');
    await page.getByRole('button', { name: 'Show this policy' }).click();
    await expect(page.getByRole('row', { name: /^Firefox 140/ })).toBeVisible();

    await page.getByRole('textbox', { name: 'Adopt a feature' }).fill('hass');
    await page.getByRole('button', { name: 'Adopt', exact: true }).click();
    await expect(page.getByText('There is no feature “hass”')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Firefox 140/ })).toBeVisible();

    await page.getByRole('link', { name: 'Stylelint' }).click();
    await expect(page.getByRole('region', { name: /stylelint/ })).toContainText('use-baseline');

    await page.getByText('Choose the other policy').click();
    await page.getByLabel('Other audience').selectOption('region:DE');
    await page.getByLabel('Other line').fill('90');
    await page.getByRole('button', { name: 'Compare the two' }).click();

    await expect(page.getByRole('row', { name: /^Audience World Germany$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Firefox 140/ }).first()).toBeVisible();
  });
});

test('another site shows the page for customers, and only that', async ({ page, baseURL }) => {
  const frames = ['/policy/browsers?team=Acme', '/policy'].map(
    (path) => `<iframe src="${baseURL}${path}"></iframe>`,
  );
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html>${frames.join('')}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const [customers, policy] = [0, 1].map((at) => page.frameLocator('iframe').nth(at));

  await expect(
    customers!.getByRole('heading', { name: 'Browsers that Acme supports' }),
  ).toBeVisible();
  await expect(customers!.getByRole('banner')).toHaveCount(0);
  await expect(policy!.getByRole('heading', { name: 'Support policy' })).toHaveCount(0);
  site.close();
});

test('a customer’s own browser says whether it is supported, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/policy/browsers');
  await expect(page.getByRole('status').filter({ hasText: 'Your browser' })).toContainText(
    'is supported',
  );
});
