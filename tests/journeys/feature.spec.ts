import { expect, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';
import { violationsOf } from '../support/violationsOf';

test.describe('feature', () => {
  test('the HTML holds the verdict, and scripts take it over without a request or a word', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/features/has')).text();
    expect(html).toContain('of your audience can use it');
    expect(html).toContain('title="css.selectors.has"');

    const operations = operationsOf(page);
    const complaints = complaintsOf(page);
    await page.goto('/features/has');
    await hydrated(page);
    await expect(page.getByRole('region', { name: /^Verdict for/ })).toContainText('Yes.');
    expect(operations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('on paper nothing stays folded, and nothing is there to press', async ({ page }) => {
    await page.goto('/features/has');
    await hydrated(page);
    const folded = page.locator('main details > :not(summary)').first();
    await expect(folded).toBeHidden();
    await expect(page.getByText('Combine with other features')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    await expect(page.getByText('Combine with other features')).toBeHidden();
  });

  test('a slow answer shows the new page’s frame at once', async ({ page }) => {
    await page.goto('/features?q=subgrid');
    await hydrated(page);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/graphql', (route) => held.then(() => route.continue()));

    await page.getByRole('rowheader').getByRole('link', { name: 'Subgrid' }).click();
    await expect(page).toHaveURL('/features/subgrid');
    await expect(page.getByRole('main').getByText('Loading').first()).toBeAttached();

    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Subgrid' })).toBeVisible();
  });

  test('the lighter releases left out are one key press away', async ({ page }) => {
    await page.goto('/features/webgpu');
    await page.getByText(/^\d+ more \(/).focus();
    await page.keyboard.press('Enter');

    await expect(
      page.getByRole('table', { name: /^More versions without full support/ }),
    ).toBeVisible();
  });

  test('on a phone the code to copy scrolls, and the page does not', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const slug of ['popover', 'anchor-positioning']) {
      await page.goto(`/features/${slug}`);
      await hydrated(page);
      await expectNoSidewaysScroll(page);
      const code = await page.locator('main pre').first().boundingBox();
      expect(code!.x + code!.width).toBeLessThanOrEqual(390);
      expect(await violationsOf(page)).toEqual([]);
    }
  });

  test('many keys are paged in the address', async ({ page }) => {
    await page.goto('/features/svg');
    await hydrated(page);
    const operations = operationsOf(page);
    const next = page
      .getByRole('navigation', { name: 'Compat keys, pages' })
      .getByRole('link', { name: 'Next' });
    await page.getByText(/^\d+ more$/).click();
    // Until its code is there, the link loads a document.
    await next.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await next.click();

    await expect(page).toHaveURL('/features/svg?keys=2#keys');
    await expect(page.getByText('101–200 of 610')).toBeVisible();
    expect(operations).toEqual(['FeatureScreenQuery']);
  });

  test('a moved feature is 308 and keeps the audience', async ({ request }) => {
    const response = await request.get('/features/masonry?audience=region:DE&line=90', {
      maxRedirects: 0,
    });

    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe('/features/grid-lanes?audience=region:DE&line=90');
  });
});

test.describe('feature without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there and opens', async ({ page }) => {
    await page.goto('/features/webgpu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('WebGPU');
    await page.getByText(/^\d+ more \(/).click();
    await expect(
      page.getByRole('table', { name: /^More versions without full support/ }),
    ).toBeVisible();
    await page
      .getByRole('table', { name: /^Parts/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/compat\/api\//);
  });
});
