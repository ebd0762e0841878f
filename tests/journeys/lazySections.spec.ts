// Below the first screen, the code comes later than the HTML.
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { shiftsOf, watchShifts } from '../support/layoutShifts';

test.use({ viewport: { width: 390, height: 700 } });

const chunksOf = (page: Page, name: string): readonly string[] => {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes(`/${name}.`) && urls.push(request.url()));
  return urls;
};

for (const { path, chunk, section, isFarBelow } of [
  {
    path: '/features/has',
    chunk: 'feature-sections',
    section: 'What it’s made of',
    // Nothing of it is fetched while the reader stays at the top.
    isFarBelow: true,
  },
  {
    path: '/compat/css/properties/grid',
    chunk: 'compat-sections',
    section: 'Who can’t use it',
    isFarBelow: false,
  },
]) {
  test(`the code of what is below the first screen of ${path} comes with the reader, and moves nothing`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const chunks = chunksOf(page, chunk);
    await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeAttached();

    await page.waitForLoadState('networkidle');
    // Code that loads when a page is at rest, such as the button for the stack, does not count.
    const before = await shiftsOf(page);
    if (isFarBelow) expect(chunks).toEqual([]);

    await page.getByRole('heading', { level: 2, name: section }).scrollIntoViewIfNeeded();
    await expect.poll(() => chunks.length).toBe(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(before);
    expect(complaints).toEqual([]);
  });
}

test('a link below the first screen opens its page by keyboard without a document', async ({
  page,
}) => {
  const chunks = chunksOf(page, 'feature-sections');
  await page.goto('/features/has');
  await hydrated(page);
  const link = page.locator('main a[href="/compat/css/selectors/has"]').first();
  await link.focus();
  await expect.poll(() => chunks.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(':has()');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a page one navigates to has all its sections at once, for finding in the page', async ({
  page,
}) => {
  await page.goto('/features?q=subgrid');
  await hydrated(page);
  await page.getByRole('rowheader').getByRole('link', { name: 'Subgrid' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subgrid' })).toBeVisible();

  await expect(page.getByRole('heading', { level: 2, name: 'What it’s made of' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 2, name: 'Coverage over time' })).toBeAttached();
});

test.describe('where its code is late or gone', () => {
  // A route sees nothing of what a worker asks for.
  test.use({ serviceWorkers: 'block' });

  test('a section stays readable, and its links lead on', async ({ page }) => {
    await page.route(/feature-sections\./, (route) => route.abort());
    await page.goto('/features/has');
    await hydrated(page);
    const link = page.locator('main a[href="/compat/css/selectors/has"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 2, name: 'What it’s made of' })).toBeVisible();

    await link.click();
    await expect(page).toHaveURL('/compat/css/selectors/has');
  });

  test('what is typed into a field before then is taken up once it has loaded', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/feature-set-sections\./, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/features/has,temporal');
    await hydrated(page);
    await page.getByLabel('Add a feature by name or id').pressSequentially('subgri');
    await expect(page.getByRole('option', { name: /Subgrid/ })).toBeHidden();

    release();
    await expect(page.getByRole('option', { name: /Subgrid/ })).toBeVisible();
    await expect(page.getByLabel('Add a feature by name or id')).toHaveValue('subgri');
  });
});
