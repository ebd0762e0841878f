import { expect, test } from '@playwright/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('audiences of a feature stand side by side, and one more is added', async ({ page }) => {
    await page.goto('/features/view-transitions?audience=world,region:DE');
    await expect(page).toHaveURL(
      '/features/view-transitions/audiences?audience=world&audience=region:DE',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Germany' })).toBeVisible();

    await page.getByRole('combobox', { name: 'Audience' }).selectOption('region:FR');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'France' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove Germany' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Germany' })).toHaveCount(0);
  });

  test('a release says what it can’t use', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /I must support Safari 15\.6/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What you can’t use in Safari 15.6',
    );
    await page.getByRole('combobox', { name: 'I must support Safari' }).selectOption('16.4');
    await page.getByRole('button', { name: 'Show what’s missing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What you can’t use in Safari 16.4',
    );
  });
});
