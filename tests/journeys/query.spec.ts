import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';
import { violationsOf } from '../support/violationsOf';

const box = (page: Page) => page.getByLabel('Words or a query');

test.describe('the query of the features', () => {
  test('a wrong query is explained under the box, and the last good list stays', async ({
    page,
  }) => {
    await page.goto('/features?q=id:subgrid');
    await hydrated(page);
    for (const [query, marked] of [
      ['grop:css', 'grop'],
      ['group:ccs', 'ccs'],
      ['baseline_date:2024-02-30..2024-03-01', '2024-02-30..2024-03-01'],
    ] as const) {
      await box(page).fill(query);
      await box(page).press('Enter');

      await expect(page.getByRole('alert').locator('mark')).toHaveText(marked);
      await expect(page.getByRole('rowheader')).toHaveText([/Subgrid/]);
      await expect(page).toHaveURL('/features?q=id:subgrid');
      await expect(box(page)).toHaveValue(query);
    }
    await page.getByRole('alert').getByRole('link').click();
    await expect(page).toHaveURL(/q=baseline_date%3A2024-02-29\.\.2024-03-01/);
    await expect(page.getByRole('alert').locator('mark')).toHaveCount(0);
  });

  test('the language loads on focus, and the keyboard completes a term and its value', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const operations = operationsOf(page);
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' && scripts.push(request.url())),
    );
    await page.goto('/features');
    await hydrated(page);
    const before = scripts.length;
    expect(operations).toEqual([]);
    await box(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await expect(box(page)).toHaveAttribute('role', 'combobox');
    await page.keyboard.type('baseline_s');
    await expect(page.getByRole('option', { name: /^baseline_status:/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('baseline_status:');
    await page.keyboard.type('new');
    await expect(page.getByRole('option')).toHaveText([/newly.*\d/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('baseline_status:newly ');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/features?q=baseline_status%3Anewly');
    expect(complaints).toEqual([]);
  });

  test('filters write the query, and chips take it apart again', async ({ page }) => {
    await page.goto('/features?q=grid');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Group', { exact: true }).selectOption('css');
    await expect(box(page)).toHaveValue('grid group:css');
    await page.getByLabel('Audience share', { exact: true }).selectOption('>=95');
    await expect(box(page)).toHaveValue('grid group:css coverage:>=95');
    expect(await violationsOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Remove grid' }).click();
    await expect(box(page)).toHaveValue('group:css coverage:>=95');
    await expect(page).toHaveURL('/features?q=group%3Acss+coverage%3A%3E%3D95');
    await expect(page.getByRole('button', { name: 'Remove grid' })).toBeHidden();

    await box(page).fill('"grid');
    await page
      .getByLabel('Baseline', { exact: true })
      .and(page.locator('select'))
      .selectOption('newly');
    await expect(page.getByRole('alert').locator('mark')).toHaveText('"grid');
    await expect(box(page)).toHaveValue('"grid');
    await expect(page).toHaveURL('/features?q=group%3Acss+coverage%3A%3E%3D95');
  });

  test('two days write the query; either may be open, and a wrong order is marked', async ({
    page,
  }) => {
    await page.goto('/features?q=subgrid');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const [from, until] = [
      page.getByLabel('Newly available from'),
      page.getByLabel('Newly available until'),
    ];
    await from.fill('2023-09-15');
    await until.fill('2023-01-01');
    await until.press('Enter');
    await expect(
      page.getByText('The end date, 2023-01-01, is before the start date, 2023-09-15.'),
    ).toBeVisible();
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/features?q=subgrid');
    expect(await violationsOf(page)).toEqual([]);

    await until.fill('');
    await page.getByRole('button', { name: 'Apply dates' }).press('Enter');
    await expect(box(page)).toHaveValue('subgrid baseline_date:2023-09-15..2099-12-31');
    await expect(page.getByRole('rowheader')).toHaveText([/Subgrid/]);
    await expect(from).toHaveValue('2023-09-15');
    await expect(until).toHaveValue('');

    await page.getByLabel('Newly available in', { exact: true }).selectOption('2017');
    await expect(from).toHaveValue('2017-01-01');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test('columns are chosen in the address, and a phone shows each of them', async ({ page }) => {
    await page.goto('/features?q=id:subgrid');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Groups' }).check();
    await expect(page).toHaveURL(/columns=.*groups/);
    await expect(page.getByRole('columnheader', { name: 'Groups' })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 700 });
    for (const header of await page.getByRole('columnheader').all())
      await expect(header).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('the list stays where it is while completions are open', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    const top = async () => (await page.getByRole('table').boundingBox())?.y;
    const before = await top();
    await box(page).focus();
    await page.keyboard.type('group:');
    await expect(page.getByRole('option').first()).toHaveText(/css.*\d/);
    expect(await top()).toBe(before);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(box(page)).toHaveValue('group:');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
  });

  test('a completion replaces what was typed since it was offered, too', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    await box(page).focus();
    await page.keyboard.type('baseline_s');
    await expect(page.getByRole('option', { name: /^baseline_status:/ })).toBeVisible();
    await page.keyboard.type('ta');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(box(page)).toHaveValue('baseline_status:');
  });

  test.describe('before its tools are there', () => {
    // A route sees nothing of what a worker asks for.
    test.use({ serviceWorkers: 'block' });

    test('what was typed before the tools came is completed as soon as they have', async ({
      page,
    }) => {
      let send = () => {};
      const held = new Promise<void>((resolve) => (send = resolve));
      await page.route('**/_next/static/chunks/query.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/features');
      await hydrated(page);
      await box(page).focus();
      await page.keyboard.type('group:');
      send();

      await expect(page.getByRole('option').first()).toHaveText(/css.*\d/);
    });
  });

  test('the whole list comes as a file', async ({ page, request }) => {
    await page.goto('/features?q=group:css');
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const response = await request.get(href!);

    expect(response.headers()['content-type']).toContain('text/csv');
    expect((await response.text()).split('\r\n').length).toBeGreaterThan(100);
    expect((await request.get('/api/features.json?q=grop:css')).status()).toBe(400);
  });
});

test.describe('the query without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains what is wrong in place, links to the manual, and offers no idle button', async ({
    page,
  }) => {
    await page.goto('/features?q=grop:css');
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0);
    await page.getByRole('alert').getByRole('link', { name: 'group:css' }).click();
    await expect(page.getByRole('status')).toContainText('features for “group:css”');

    await page.getByRole('link', { name: 'All filters' }).click();
    await expect(page).toHaveURL('/developers#query');
    await page.getByRole('link', { name: 'missing:safari' }).click();
    await expect(page.getByRole('status')).toContainText('for “missing:safari”');
  });
});
