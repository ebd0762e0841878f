import { expect, test } from '@playwright/test';

test('a feature below the line says when it will be reached, and how that is known', async ({
  page,
}) => {
  await page.goto('/features/subgrid?audience=world&line=99');
  await expect(
    page.getByText(/(Should reach|Could reach|Unlikely to reach|No date for) /).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'How we estimate' }).click();

  await expect(page).toHaveURL(/\/about\/forecast/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How forecasts work');
});

test('coverage over time shows the past only for the world, with a table behind it', async ({
  page,
}) => {
  await page.goto('/features/subgrid?audience=world');
  await page.getByText('As a table').press('Enter');
  await expect(page.getByRole('rowheader', { name: '2019-12-17' })).toBeVisible();

  await page.goto('/features/subgrid?audience=region:DE');
  await expect(page.getByText('No history')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture and its table are there', async ({ page }) => {
    await page.goto('/features/subgrid?audience=world');
    await expect(page.getByRole('heading', { name: 'Coverage over time' })).toBeVisible();
    await page.getByText('As a table').click();
    await expect(page.getByRole('rowheader', { name: '2019-12-17' })).toBeVisible();
  });
});
