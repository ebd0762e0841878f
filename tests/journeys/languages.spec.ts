import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';

const CUSTOMERS = '/policy/browsers?audience=world&line=95&team=Acme';

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the page for customers is in German, as a whole', async ({ page }) => {
    const complaints = complaintsOf(page);
    const answer = await page.goto(CUSTOMERS);
    await hydrated(page);

    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Von Acme unterstützte Browser',
    );
    await expect(page).toHaveTitle('Unterstützte Browser · Acme');
    await expect(page.getByRole('status')).toContainText(/^Ihr Browser, Chrome/);
    expect(answer?.headers()['vary']).toContain('Accept-Language');
    expect(complaints).toEqual([]);
  });

  test('an address with a language wins, and depends on no header', async ({ page }) => {
    const answer = await page.goto(`${CUSTOMERS}&lang=ja`);

    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme の対応ブラウザー');
    expect(answer?.headers()['vary'] ?? '').not.toContain('Accept-Language');
  });

  test('a verdict is in German, marked as such, and the page stays English', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/features/popover?audience=region:DE&line=97');
    await hydrated(page);
    const verdict = page.locator('p[lang=de]');

    await expect(verdict).toContainText('Ihrer Zielgruppe können');
    await expect(verdict).toContainText(/\d,\d/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(complaints).toEqual([]);
  });
});

test('links keep a language that the address names, on later pages too', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/features/has?lang=fr');
  await hydrated(page);
  await expect(page.locator('p[lang=fr]')).toContainText('de votre public');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page).toHaveURL(/\/groups\?lang=fr$/);
  await page.goto('/features?q=subgrid&lang=fr');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Subgrid', exact: true }).click();
  await expect(page).toHaveURL(/\/features\/subgrid\?.*lang=fr/);
  await expect(page.locator('p[lang=fr]')).toContainText('de votre public');
  expect(complaints).toEqual([]);
});

test('a reader of another language gets English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto(CUSTOMERS);

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers that Acme supports');
  await context.close();
});
