import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const marked = (page: Page) => page.getByRole('option', { selected: true });
const SEARCH_CALLS = '**/1/indexes/*/queries*';

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
}

interface SearchBody {
  readonly requests: readonly { readonly query: string }[];
}

const queryOf = (route: Route) => (route.request().postDataJSON() as SearchBody).requests[0]!.query;

test.describe('search', () => {
  test('a slash and three letters lead to a feature without a lost letter or a mouse', async ({
    page,
  }) => {
    await page.goto('/browsers');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('has');
    await expect(box(page)).toHaveValue('has');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/features/has');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Ctrl and K opens it while one types elsewhere, a slash does not', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    const words = page.getByLabel('Words or a query');
    await words.focus();
    await page.keyboard.press('/');
    await expect(words).toHaveValue('/');

    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(words).toBeFocused();
  });

  test('the arrows go round, Home and End go to the ends, and each choice is pointed at', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.type('grid');
    // The announcement comes once the list is shown.
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/first: Grid$/);
    const count = await page.getByRole('option').count();
    const first = page.getByRole('option').first();
    const last = page.getByRole('option').nth(count - 1);

    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await last.getAttribute('id'))!,
    );
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toBeFocused();
  });

  test('Control or Meta and Enter open a new tab and leave the box as it is', async ({
    page,
    context,
  }) => {
    await open(page);
    await page.keyboard.type('subgrid');
    await expect(marked(page)).toContainText('Subgrid');
    for (const key of ['Control', 'Meta']) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);

      await expect(await opened).toHaveURL('/features/subgrid');
      await (await opened).close();
      await expect(box(page)).toHaveValue('subgrid');
    }
  });

  test('text marked on the page fills the box, and the next letter replaces it', async ({
    page,
  }) => {
    await page.goto('/features/subgrid');
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('Subgrid');
    await expect(marked(page)).toContainText('Subgrid');
    await page.keyboard.type('h');
    await expect(box(page)).toHaveValue('h');
  });

  test('each hit says what it is, and how much of the audience can use it', async ({ page }) => {
    await open(page);
    await page.keyboard.type(':has()');

    await expect(
      page.getByRole('group', { name: 'Features' }).getByRole('option').first(),
    ).toContainText(/:has\(\).*%.*Widely/s);
    await expect(
      page.getByRole('group', { name: 'Compat keys' }).getByRole('option').first(),
    ).toContainText('css.selectors.has');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      /^\d+ results?, first: :has\(\)$/,
    );
  });

  test('searches made before are offered again', async ({ page }) => {
    await open(page);
    await page.keyboard.type('subgrid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/features/subgrid');
    // The letter must not reach the box that is about to close.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
    await page.keyboard.press('/');
    await expect(
      page.getByRole('group', { name: 'Recent searches' }).getByRole('option'),
    ).toHaveText(['subgrid']);
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('subgrid');
    await expect(marked(page)).toContainText('Subgrid');
  });

  test('an answer that comes late never takes the place of a newer one', async ({ page }) => {
    await open(page);
    const held: Route[] = [];
    await page.route(SEARCH_CALLS, async (route) => {
      if (queryOf(route) === 'grid') held.push(route);
      else await route.continue();
    });
    await box(page).fill('grid');
    await expect.poll(() => held.length).toBe(1);
    await box(page).fill('temporal');
    await expect(marked(page)).toContainText('Temporal');

    // The browser has given the first one up; nothing of it may arrive.
    await held[0]!.continue().catch(() => undefined);
    await page.waitForTimeout(300);
    await expect(marked(page)).toContainText('Temporal');
  });

  test('Enter before there is an answer waits for it', async ({ page }) => {
    await open(page);
    let answer: () => Promise<void> = () => Promise.resolve();
    await page.route(SEARCH_CALLS, (route) => {
      answer = () => route.continue();
    });
    await page.keyboard.type('s');
    await box(page).fill('subgrid');
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeVisible();
    await answer();
    await expect(page).toHaveURL('/features/subgrid');
  });

  test.describe('before there is a box', () => {
    // The worker may have the code already, and a route sees nothing of what a worker asks for.
    test.use({ serviceWorkers: 'block' });

    async function typeAhead(page: Page, type: () => Promise<void>): Promise<void> {
      const held: Route[] = [];
      await page.route('**/_next/static/chunks/search.*.js', (route) => void held.push(route));
      await page.goto('/features');
      await hydrated(page);
      await page.getByLabel('Words or a query').focus();
      await page.keyboard.press('Control+k');
      await type();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(page).toHaveURL('/features');
      for (const route of held) await route.continue();
    }

    test('Enter opens the best hit for what was typed, once there is one', async ({ page }) => {
      await typeAhead(page, async () => {
        await page.keyboard.type('subgrid');
        await page.keyboard.press('Enter');
      });
      await expect(page).toHaveURL('/features/subgrid');
    });

    test('letters after Enter go on with the text, and Enter opens the best hit then', async ({
      page,
    }) => {
      await typeAhead(page, async () => {
        await page.keyboard.type('sub');
        await page.keyboard.press('Enter');
        await page.keyboard.type('grid');
      });
      await expect(box(page)).toHaveValue('subgrid');
      await expect(marked(page)).toContainText('Subgrid');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/features/subgrid');
    });
  });

  test('without a host it says so, keeps what was typed and finds names on the device', async ({
    page,
  }) => {
    await open(page, '/features?q=grid');
    await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.keyboard.type('subgrid');

    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Search answered with status 503. Matching names saved on this device.',
    );
    await expect(box(page)).toHaveValue('subgrid');
    await expect(marked(page)).toContainText('Subgrid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/features/subgrid');
  });

  test('it leaves nothing on the device before anything was found', async ({ page }) => {
    await open(page);
    await page.keyboard.type('grid');
    await expect(marked(page)).toContainText('Grid');
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /algolia|search/.test(key)),
      ),
    ).toEqual([]);
  });

  test('axe finds nothing in the box, and a phone shows it whole', async ({ page }) => {
    test.slow();
    await open(page);
    await page.keyboard.type('grid');
    await expect(page.getByRole('option').first()).toContainText('%');
    expect(await violationsOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    const shown = await page.getByRole('dialog').boundingBox();
    expect(shown).toMatchObject({ x: 0, y: 0, height: 640 });
    // The page keeps the room of its scroll bar.
    expect(shown!.width).toBeGreaterThan(300);
  });
});
