// Only a browser's layout can tell what moves, what is covered and what is too wide.
import { expect, type Page, test } from '@playwright/test';
import { brokenWords } from '../support/brokenWords';
import { hydrated } from '../support/hydrated';
import { shiftsOf, watchShifts } from '../support/layoutShifts';

for (const path of ['/features/has', '/compat/css/properties/grid', '/']) {
  test(`fonts that come late move almost nothing of ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held = 0;
    await page.route(/\.woff2/, async (route) => {
      held += 1;
      await released;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    expect(held).toBeGreaterThan(0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');

    expect(await shiftsOf(page)).toBeLessThan(0.1);
  });
}

test('no width hides a page of the navigation, or is too narrow for it', async ({ page }) => {
  await page.goto('/groups');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const width of [1440, 1100, 768, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ height, right }) => height && right),
    );

    expect(edges).toHaveLength(7);
    for (const edge of edges) expect(edge).toBeGreaterThan(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(width);
  }
});

test('a name in a list breaks between its words where there is room for them', async ({ page }) => {
  await page.goto('/features');
  // The site's font, where it came too late for the first load: the one that stands in is wider.
  await page.reload();
  const names = page.getByRole('rowheader').getByRole('link');
  const table = page.getByRole('table');
  for (const width of [1440, 1249, 1248, 1100, 1025, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // Where it does not scroll, it ends where the text above it does.
    if (width > 1024) {
      const overhang = await table.evaluate(
        (element) =>
          element.getBoundingClientRect().right -
          element.parentElement!.getBoundingClientRect().right,
      );
      expect(overhang).toBeLessThan(0.5);
    }
    expect(await brokenWords(names)).toEqual([]);
  }
});

test('a name of a month of Baseline breaks between its words, on every phone', async ({ page }) => {
  await page.goto('/baseline');
  await page.reload();
  const names = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const width of [768, 416, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(names)).toEqual([]);
  }
});

async function openAudiences(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /line \d/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your audience and line' });
  await dialog.getByRole('combobox', { name: 'Audience' }).fill('a');
  const option = dialog.getByRole('option', { selected: false }).first();
  await expect(option).toBeVisible();
  return option;
}

test('a dialog’s backdrop covers the page to its edge', async ({ page }) => {
  await page.goto('/features/has');
  await hydrated(page);
  await openAudiences(page);

  expect(
    await page.evaluate(() => {
      const { overflow, scrollbarGutter } = getComputedStyle(document.documentElement);
      return { overflow, scrollbarGutter };
    }),
  ).toEqual({ overflow: 'hidden', scrollbarGutter: 'auto' });
});

test('a list that opens under a resting pointer marks one option until it moves', async ({
  page,
}) => {
  await page.goto('/features/has');
  await hydrated(page);
  const option = await openAudiences(page);
  const colorOf = () => option.evaluate((element) => getComputedStyle(element).backgroundColor);
  const unmarked = await colorOf();
  const { x, y } = (await option.boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.move(x + 20, y + 10);
  await openAudiences(page);
  expect(await colorOf()).toBe(unmarked);

  await page.mouse.move(x + 22, y + 10);
  await expect.poll(colorOf).not.toBe(unmarked);
});

test('forced colors still show what is chosen and what is supported', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/compat/css/selectors/has');
  const mark = page
    .getByRole('table', { name: /support/i })
    .locator('td')
    .getByText('105')
    .first();
  const drawn = () =>
    mark.evaluate((element) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const cell = element.closest('td')!;
      return getComputedStyle(cell, '::before').backgroundColor !== canvas;
    });
  expect(await drawn()).toBe(true);

  await hydrated(page);
  await openAudiences(page);
  const outlineOf = (isSelected: boolean) =>
    page
      .getByRole('option', { selected: isSelected })
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf(true)).toBe('solid');
  expect(await outlineOf(false)).toBe('none');
});

for (const [path, stop] of [
  ['/features', null],
  ['/features?q=grid&columns=coverage,newly_on,safari,specifications,description', '0'],
] as const)
  test(`a table is a stop for the Tab key only where it scrolls: ${path}`, async ({ page }) => {
    const table = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.locator('table') });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect.poll(() => table.getAttribute('tabindex')).toBe(stop);
    }
  });

for (const path of ['/features', '/compat/api/Document', '/browsers/safari/15.4'])
  test(`links between pages are high enough for a finger on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const heights = await page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));

    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

test('results of a search have more room than what narrows them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search?q=grid');
  const facets = await page.getByRole('navigation', { name: 'Filter by Type' }).boundingBox();
  const results = await page.getByRole('table').boundingBox();

  expect(facets!.width).toBeLessThan(results!.width / 2);
});

for (const path of ['/developers', '/privacy', '/about/forecast', '/features/has,view-transitions'])
  test(`tables and headings keep their distance from what is above them on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const glued = await page.evaluate(() =>
      [...document.querySelectorAll('main section > :not(:first-child)')]
        .filter((element) => element.matches('h3, [role=region]'))
        .map((element) => [element.previousElementSibling!, element] as const)
        .filter(
          ([above, below]) =>
            below.getBoundingClientRect().top - above.getBoundingClientRect().bottom < 6,
        )
        .map(([, below]) => below.textContent.slice(0, 40)),
    );

    expect(glued).toEqual([]);
  });
