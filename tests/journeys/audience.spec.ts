import { expect, type Page, test } from '@playwright/test';
import { hydrated, sectionHydrated } from '../support/hydrated';
import { operationsOf } from '../support/operationsOf';
import { violationsOf } from '../support/violationsOf';

async function openPicker(page: Page) {
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /line \d/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Your audience and line' });
  await expect(dialog.getByRole('combobox', { name: 'Audience' })).toBeVisible();
  return dialog;
}

test('picks a country and a line by keyboard, for this page and every later one', async ({
  page,
}) => {
  await page.goto('/features/has');
  await hydrated(page);
  const picker = page.getByRole('banner').getByRole('link', { name: /World line 95/ });
  await picker.focus();
  await page.keyboard.press('Enter');

  const field = page.getByRole('combobox', { name: 'Audience' });
  await field.fill('germ');
  await expect(page.getByRole('option', { name: 'Germany' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('textbox', { name: /Your line/ }).fill('97.5');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toBeHidden();
  const picked = page.getByRole('banner').getByRole('link', { name: /Germany line 97.5/ });
  await expect(picked).toBeFocused();
  await expect(page).toHaveURL('/features/has');

  await page.goto('/');
  await expect(page.getByRole('main').getByText(/^For Germany, line 97\.5/)).toBeVisible();
});

test('holds on a page that was opened at a place in it', async ({ page }) => {
  await page.goto('/features/has#main');
  const dialog = await openPicker(page);
  await dialog.getByRole('combobox', { name: 'Audience' }).fill('germ');
  await dialog.getByRole('option', { name: 'Germany' }).click();
  await dialog.getByRole('button', { name: 'Use this audience' }).click();

  await expect(
    page.getByRole('banner').getByRole('link', { name: /Germany line 95/ }),
  ).toBeVisible();
  await expect(page).toHaveURL('/features/has');
});

test('opens in its field each time and asks for its presets only once', async ({ page }) => {
  const operations = operationsOf(page);
  await page.goto('/features/has');
  await hydrated(page);
  expect(operations).toEqual([]);
  for (const time of ['once', 'again', 'a third time']) {
    const dialog = await openPicker(page);
    await expect(dialog.getByRole('combobox', { name: 'Audience' }), time).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(operations).toEqual(['AudienceFormQuery', 'LineWarningQuery']);
});

test('an audience chosen on its page is chosen everywhere, and addresses go without it', async ({
  page,
}) => {
  await page.goto('/audiences?from=%2Ffeatures%2Fhas%3Faudience%3Dregion%3AFR');
  await hydrated(page);
  const choice = page.getByRole('main').getByRole('link', { name: 'Germany' });
  // Until then it is a plain link, with the audience in the address.
  await sectionHydrated(choice);
  await choice.click();
  await expect(page).toHaveURL('/features/has');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Germany line 95/ }),
  ).toBeVisible();

  await page.goto('/groups?audience=region:FR');
  const notice = page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: 'This link is for France' });
  await expect(notice).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole('link', { name: 'Show mine' }).click();
  await expect(page).toHaveURL('/groups');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Germany line 95/ }),
  ).toBeVisible();
  await expect(notice).toBeHidden();
});

test('explains an invalid browserslist query and keeps what was typed', async ({ page }) => {
  await page.goto('/features');
  const dialog = await openPicker(page);
  const field = dialog.getByRole('combobox', { name: 'Audience' });

  await field.fill('netscape > 4 or so');
  await dialog.getByRole('button', { name: 'Use this audience' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/netscape/i);
  await expect(field).toHaveValue('netscape > 4 or so');

  await field.fill('last 2 versions, not dead');
  await dialog.getByRole('button', { name: 'Use this audience' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Browserslist: last 2 versions, not dead/ }),
  ).toBeVisible();
});

test('keeps a shared audience while one reads on', async ({ page }) => {
  await page.goto('/?audience=baseline:widely&line=90');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' })
    .click();
  await expect(page).toHaveURL('/features?audience=baseline%3Awidely&line=90');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Baseline widely available line 90/ }),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the page of audiences and back to the same view for another one', async ({
    page,
  }) => {
    await page.goto('/features?q=grid');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /World line 95/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audiences');

    await page.getByRole('main').getByRole('link', { name: 'Germany', exact: true }).click();
    await expect(page).toHaveURL('/features?q=grid&audience=region:DE');
    await expect(
      page.getByRole('banner').getByRole('link', { name: /Germany line 95/ }),
    ).toBeVisible();
  });

  test('saves the audience of an address for every page', async ({ page, context }) => {
    await page.goto('/audiences?audience=region:DE&line=90&from=/features/has');
    await page.getByRole('button', { name: 'Use Germany on every page' }).click();
    await expect(page).toHaveURL('/features/has');
    await page.goto('/groups');
    await expect(
      page.getByRole('banner').getByRole('link', { name: /Germany line 90/ }),
    ).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['audience', 'line']);
  });

  test('reads a browserslist configuration, and says why it cannot', async ({ page }) => {
    await page.goto('/audiences/new');
    await page.getByText('From a browserslist configuration').click();
    const field = page.getByLabel('A package.json, a .browserslistrc, or a query');
    await field.fill('netscape > 4 or so');
    await page.getByRole('button', { name: 'Show this audience' }).click();
    await expect(page.getByRole('alert')).toContainText(/netscape/i);
    await expect(field).toHaveValue('netscape > 4 or so');
    await field.fill('{ "browserslist": ["last 2 versions", "not dead"] }');
    await page.getByRole('button', { name: 'Show this audience' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Browserslist: last 2 versions, not dead',
    );
    await page.goto('/audiences/new');
    await page.getByText('A blend of others').click();
    // Playwright finds no text by its words in <noscript>.
    const unscripted = page.getByRole('main').locator('noscript p').last();
    await expect(unscripted).toHaveText(/^A blend .* needs JavaScript\.$/);
    await expect(unscripted).toBeVisible();
  });

  test('takes a browserslist query by a form and keeps one that is refused', async ({ page }) => {
    await page.goto('/audiences');
    const field = page.getByRole('textbox', { name: 'Audience' });
    await field.fill('browserslist:netscape > 4 or so');
    await page.getByRole('button', { name: 'Use this audience' }).click();
    await expect(page.getByRole('banner').getByRole('status')).toContainText(/netscape/i);
    await expect(field).toHaveValue('browserslist:netscape > 4 or so');

    await field.fill('browserslist:last 2 versions, not dead');
    await page.getByRole('button', { name: 'Use this audience' }).click();
    await expect(
      page.getByRole('heading', { name: 'Current: Browserslist: last 2 versions, not dead' }),
    ).toBeVisible();
  });
});

test('the dialog has nothing axe would find, and its button is in reach on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/audiences');
  const dialog = await openPicker(page);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this audience' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Use this audience' })).toBeInViewport();
});
