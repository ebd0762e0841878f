import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated, sectionHydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

const PICTURE = 'Features each core browser supported';
const COVERAGE = 'Features that 90\u202F% of your audience can use';

test('the footer leads to the statistics, which hydrate without a request or a word', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/browsers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
  const operations = operationsOf(page);
  await page.reload();
  await hydrated(page);

  expect(operations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('shows the value under the pointer; on a phone, wide tables scroll by themselves', async ({
  page,
}) => {
  await page.goto('/stats');
  await hydrated(page);
  const picture = page.getByRole('group', { name: PICTURE });
  await picture.locator('use[data-mark="6-5"]').hover();
  await expect(picture.locator('text', { hasText: 'Safari on iOSend of 2020: ' })).toBeVisible();
  await expect(picture.getByRole('link', { name: /^Safari on iOS, end of 2020/ })).toHaveAttribute(
    'href',
    /available_date%3Asafari_ios%3A1990-01-01\.\.2020-12-31/,
  );

  await page.setViewportSize({ width: 360, height: 760 });
  await expect(page.getByText(/^Fx A \d/).first()).toBeVisible();
  await expect(page.getByText(/^Firefox on Android \d/).first()).toBeHidden();
});

test('the keyboard reads every value of a chart from one stop, and Enter opens it', async ({
  page,
}) => {
  await page.goto('/stats');
  await hydrated(page);
  const picture = page.getByRole('group', { name: PICTURE });
  const focused = picture.locator(':focus');
  const mark = picture.locator('[tabindex="0"]');
  await expect(mark).toHaveCount(1);
  await sectionHydrated(mark);
  await mark.focus();
  await expect(focused).toHaveAccessibleName(/^Chrome, today: [\d,]+$/);
  await expect(picture.locator('text', { hasText: 'Chrometoday: ' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(/^Chrome, end of \d{4}: /);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Edge, today: /);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/features?q=available_on%3Aedge');
});

test('counts the reader’s line over time; today’s number is that of the linked list', async ({
  page,
}) => {
  await page.goto('/stats?audience=world&line=90');
  await hydrated(page);
  const today = page
    .getByRole('group', { name: COVERAGE })
    .getByRole('link', { name: /^Counted, today: \d+$/ });
  const count = /\d+$/.exec((await today.getAttribute('aria-label')) ?? '')?.[0];
  await today.click();

  await expect(page).toHaveURL(/\/features\?q=coverage%3A%3E%3D90&audience=world&line=90$/);
  await expect(page.getByText(new RegExp(`^${count} features\\b`)).first()).toBeVisible();
});

test('the keyboard reads from the past through today into the forecast, and back', async ({
  page,
}) => {
  await page.goto('/stats?audience=world&line=90');
  await hydrated(page);
  const picture = page.getByRole('group', { name: COVERAGE });
  const focused = picture.locator(':focus');
  const mark = picture.locator('[tabindex="0"]');
  await sectionHydrated(mark);
  await mark.focus();
  await expect(focused).toHaveAccessibleName(/^Counted, today: /);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/^Forecast, \d{4}-\d\d-\d\d: \d+ – /);
  await expect(picture.locator('text', { hasText: /^Forecast\d{4}-\d\d-\d\d: / })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');

  await expect(focused).toHaveAccessibleName(/^Counted, 2020-10-21: \d+ – \d+$/);
});

test('a picture turns into its table and back without a request, where it stands', async ({
  page,
}) => {
  await page.goto('/stats');
  await hydrated(page);
  const operations = operationsOf(page);
  const missing = page.locator('#missing');
  await missing.getByRole('link', { name: 'As a table' }).click();
  await expect(missing.getByRole('rowheader', { name: 'end of 2023' })).toBeVisible();
  await expect(missing.getByRole('heading')).toBeInViewport();
  await expect(missing.getByRole('group')).toHaveCount(0);
  await missing.getByRole('link', { name: 'As a picture' }).click();

  await expect(missing.getByRole('group')).toBeInViewport();
  expect(operations).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap shows a value, and the second leads to what it counts', async ({ page }) => {
    await page.goto('/stats');
    await hydrated(page);
    const picture = page.getByRole('group', { name: PICTURE });
    await picture.locator('use[data-mark="6-0"]').first().tap();
    await expect(picture.locator('text', { hasText: 'Safari on iOSend of 2015: ' })).toBeVisible();
    await expect(page).toHaveURL('/stats');
    await picture.getByRole('link', { name: /^Safari on iOS, end of 2015/ }).tap();

    await expect(page).toHaveURL(/available_date%3Asafari_ios%3A1990-01-01\.\.2015-12-31/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are there, and lead to the tables behind them', async ({ page }) => {
    await page.goto('/stats');
    await expect(page.getByRole('group', { name: PICTURE })).toBeVisible();
    await page.getByRole('link', { name: 'As a table' }).first().click();
    await expect(page).toHaveURL('/stats?as=tables#browsers');

    await expect(
      page.getByRole('table', { name: PICTURE }).getByRole('rowheader', { name: 'end of 2023' }),
    ).toBeVisible();
  });

  test('coverage over time is there with its table, dashed from today on', async ({ page }) => {
    await page.goto('/stats?audience=world&line=90');
    const section = page.locator('#coverage');
    const lines = section.getByRole('group', { name: COVERAGE }).locator('path');
    await expect
      .poll(() =>
        lines.evaluateAll(
          (paths) =>
            paths.filter((path) => getComputedStyle(path).strokeDasharray !== 'none').length,
        ),
      )
      .toBe(1);
    await section.getByRole('link', { name: 'As a table' }).click();

    await expect(section.getByRole('rowheader', { name: '2020-10-21' })).toBeVisible();
    await expect(section.getByRole('rowheader', { name: 'today' })).toBeVisible();
  });
});
