import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

test.describe('features', () => {
  test('the HTML holds the whole page, and scripts hydrate it without a request', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/features')).text();
    expect(html).toMatch(/1,204 features; 1–50 shown/);
    expect(html.match(/href="\/features\/[a-z]/g)?.length).toBeGreaterThanOrEqual(50);

    const operations = operationsOf(page);
    const complaints = complaintsOf(page);
    await page.goto('/features');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    expect(operations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a click leads to a feature with one request, and back with none', async ({ page }) => {
    await page.goto('/features?q=subgrid');
    await hydrated(page);
    const operations = operationsOf(page);

    await page.getByRole('rowheader').getByRole('link', { name: 'Subgrid' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Subgrid' })).toBeFocused();
    expect(operations).toEqual(['FeatureScreenQuery']);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Words or a query' })).toHaveValue('subgrid');
    expect(operations).toEqual(['FeatureScreenQuery']);
  });

  test('sorting and paging are in the address, one request each', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    const operations = operationsOf(page);

    await page.getByRole('columnheader', { name: 'Your audience' }).getByRole('link').click();
    await expect(page).toHaveURL('/features?sort=coverage-desc');
    await expect(page.getByRole('columnheader', { name: 'Your audience' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await page
      .getByRole('navigation', { name: 'Features, pages' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL('/features?sort=coverage-desc&page=2');
    await expect(page.getByText('51–100 shown')).toBeVisible();
    // Links that come near the viewport may be fetched ahead; the list itself is requested once a
    // view.
    expect(operations.filter((name) => name === 'FeaturesScreenQuery')).toHaveLength(2);
  });

  test('a search needs only the keyboard', async ({ page }) => {
    await page.goto('/features?sort=coverage-desc');
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Words or a query' }).focus();
    await page.keyboard.type('subgrid');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/features?q=subgrid&sort=coverage-desc');
    await expect(page.getByRole('rowheader')).toHaveText([/Subgrid/]);
  });

  test('an abbreviated head is explained when the keyboard comes to it', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    await page.getByRole('link', { name: 'Firefox on Android' }).focus();

    await expect(page.getByRole('tooltip', { name: 'Firefox on Android' })).toBeVisible();
  });
});

test.describe('features without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, sorting and paging work', async ({ page }) => {
    await page.goto('/features');
    await page.getByRole('searchbox', { name: 'Words or a query' }).fill('css');
    await page
      .getByRole('search', { name: 'Features' })
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(page).toHaveURL('/features?q=css');

    await page.getByRole('columnheader', { name: 'Safari on iOS' }).getByRole('link').click();
    await expect(page).toHaveURL('/features?q=css&sort=safari-ios-asc');
    await expect(page.getByRole('columnheader', { name: 'Safari on iOS' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('51–100 shown')).toBeVisible();
  });
});
