import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';

test.describe('the search page', () => {
  test('the HTML holds what is found, and a facet narrows it with an address of its own', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/search?q=subgrid')).text()).toMatch(/results? for “subgrid”/);
    await page.goto('/search?q=grid');
    await hydrated(page);
    await page
      .getByRole('navigation', { name: 'Filter by Type' })
      .getByRole('link', { name: 'Features' })
      .click();
    await expect(page).toHaveURL('/search?q=grid&kind=feature');
    await expect(
      page
        .getByRole('link', { name: 'Features', exact: true })
        .and(page.locator('[aria-current=true]')),
    ).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toContainText('Grid');
    await expect(page.getByRole('row').nth(1)).toContainText('%');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the header leads to it, and it searches, narrows and pages', async ({ page }) => {
      await page.goto('/?audience=region:DE');
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?audience=region/);
      await page.getByRole('searchbox').fill('color');
      await page
        .getByRole('search', { name: 'Everything' })
        .getByRole('button', { name: 'Search' })
        .click();
      await expect(page).toHaveURL(/\/search\?q=color&audience=region/);
      await page
        .getByRole('navigation', { name: 'Results, pages' })
        .getByRole('link', { name: 'Next' })
        .click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByText(/21–40 shown/)).toBeVisible();
    });
  });
});
