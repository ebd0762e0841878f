import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';

const SET = '/features/has,temporal,user-select';

test('a set answers for all of its features, and hydrates without a request', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const operations = operationsOf(page);
  await page.goto(SET);
  await hydrated(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    ':has(), Temporal and user-select together',
  );
  await expect(page.getByText('of your audience can use all of them')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as your stack' })).toBeVisible();
  expect(operations).toEqual([]);
  expect(problems).toEqual([]);
});

test('one click removes a feature or brings it back, and another is suggested', async ({
  page,
}) => {
  await page.goto(SET);
  await hydrated(page);
  await page.getByRole('link', { name: 'without user-select' }).press('Enter');

  await expect(page).toHaveURL(/\/features\/has,temporal$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(':has() and Temporal together');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    ':has(), Temporal and user-select together',
  );

  await page.getByLabel('Add a feature by name or id').fill('dark mode');
  await page.getByRole('option', { name: 'prefers-color-scheme' }).click();
  await expect(page).toHaveURL(/\/features\/has,temporal,user-select,prefers-color-scheme#add$/);
  // For the next one.
  await expect(page.getByLabel('Add a feature by name or id')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a stack grows from features and the list in any tab, and one click shows it', async ({
  page,
  context,
}) => {
  await page.goto('/features/has');
  await page.getByRole('button', { name: 'Add to your stack' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Your stack' })).toContainText(
    'Your stack: 1 feature',
  );

  const other = await context.newPage();
  await other.goto('/features?q=subgrid');
  await other.getByRole('button', { name: 'Add Subgrid to your stack' }).click();
  await expect(other.getByRole('button', { name: 'Remove Subgrid from your stack' })).toBeVisible();

  const tray = page.getByRole('complementary', { name: 'Your stack' });
  await expect(tray).toContainText('Your stack: 2 features');
  await tray.getByRole('link', { name: 'See combined support' }).click();
  await expect(page).toHaveURL(/\/features\/has,subgrid$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(':has() and Subgrid together');
  await expect(page.getByText('This is your stack.')).toBeVisible();
});

test('an unknown name is explained, and the one that was meant takes its place', async ({
  page,
}) => {
  await page.goto('/features/has,contaner-queries');
  await expect(page.getByRole('note')).toContainText('isn’t a feature, so it isn’t counted');
  await page
    .getByRole('note')
    .getByRole('link', { name: 'Container queries (size)', exact: true })
    .click();

  await expect(page).toHaveURL(/\/features\/has,container-queries$/);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a set of one has an address of its own, where more can be added', async ({ page }) => {
  await page.goto('/features/has,');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Combine :has() with other features',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and features can be left out', async ({ page }) => {
    await page.goto(SET);
    await expect(page.getByText('of your audience can use all of them')).toBeVisible();
    await page.getByRole('link', { name: 'without user-select' }).click();

    await expect(page).toHaveURL(/\/features\/has,temporal$/);
  });

  test('a set begins with one feature, and others are added by name or id, as shared', async ({
    page,
  }) => {
    await page.goto('/features/has?audience=region:DE');
    await page.getByRole('link', { name: 'Combine with other features' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Combine :has() with other features',
    );

    const field = page.getByRole('textbox', { name: 'Add a feature by name or id' });
    await field.fill('container queries (size)');
    await field.press('Enter');
    await expect(page).toHaveURL('/features/has,container-queries?audience=region:DE#add');

    await field.fill('subgridd');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('note')).toContainText('isn’t a feature, so it isn’t counted');
    await expect(field).toHaveValue('subgridd');
    await page.getByRole('note').getByRole('link', { name: 'Subgrid' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      ':has(), Container queries (size) and Subgrid together',
    );
  });
});
