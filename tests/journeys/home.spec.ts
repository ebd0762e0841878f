import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

function section(page: Page, name: string) {
  return page.locator('section', { has: page.getByRole('heading', { name, level: 2 }) });
}

const box = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Which feature?' });

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('main').locator('input').focus();
  await expect(box(page)).toBeFocused();
}

test('answers the question in the box, and Enter opens what was meant', async ({ page }) => {
  await open(page);
  await page.keyboard.type('dark mode');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toContainText(/prefers-color-scheme.*(?:Yes|Not yet|No).*%.*Widely/s);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/features/prefers-color-scheme');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('waits for the answer where Enter comes first, and loses no letter', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').locator('input').focus();
  await page.keyboard.type('subgrid');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/features/subgrid');
});

test('opens the chosen option, keeps its text on Escape, and searches by its button', async ({
  page,
}) => {
  await open(page);
  // At once, as by pasting: each letter's results would put the choice back to the first one.
  await box(page).fill('grid');
  await expect(page.getByRole('option', { selected: true })).toContainText('Grid');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box(page)).toHaveValue('grid');

  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=grid');
});

test('what is below the box stays where it is while one types', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const top = async () =>
    (await section(page, 'Recently passed your line').boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await page.getByRole('main').locator('input').focus();
  await page.keyboard.type('grid');
  await expect(page.getByRole('option').first()).toBeVisible();

  expect(await top()).toBe(before);
});

test('a load line never covers the share next to it', async ({ page }) => {
  await page.goto('/');
  const gaps = await section(page, 'New in Baseline')
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [line, share] = [row.querySelector('svg')!, row.querySelector('span')!];
        const text = document.createRange();
        text.selectNodeContents(share);
        return text.getBoundingClientRect().left - line.getBoundingClientRect().right;
      }),
    );

  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an answer and keeps a shared audience through the question', async ({ page }) => {
    await page.goto('/?audience=region:DE&line=90');
    await expect(page.getByRole('main').getByText('For Germany, line 90')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Verdict for Germany' })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Which feature?' }).fill('grid');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=grid&audience=region%3ADE&line=90');
  });
});
