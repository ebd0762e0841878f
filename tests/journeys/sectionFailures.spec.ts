import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

const ERROR_ID = '0123456789abcdef0123456789abcdef';

interface Answer {
  readonly data: { readonly feature: Record<string, unknown> };
  errors?: readonly unknown[];
}

/** Answers every question for a feature without one of its fields, as the server does where it fails. */
async function breakField(page: Page, field: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    // A busy server answers a prefetch with nothing, and the page asks again.
    if (operationName !== 'FeatureScreenQuery' || response.status() !== 200)
      return route.fulfill({ response });
    const answer = (await response.json()) as Answer;
    answer.data.feature[field] = null;
    answer.errors = [
      {
        message: 'Internal error',
        path: ['feature', field],
        extensions: { code: 'INTERNAL', errorId: ERROR_ID },
      },
    ];
    return route.fulfill({ response, json: answer });
  });
}

/** Each computed field of a feature's page, what it says, and what is there once it is healed. */
const FIELDS = [
  { field: 'coverage', what: 'The verdict', healed: 'Who can’t use it' },
  { field: 'coverageHistory', what: 'The coverage over time', healed: 'Coverage over time' },
  {
    field: 'supportByBrowser',
    what: 'The timeline of support',
    healed: 'When each browser added it',
  },
  { field: 'compatKeys', what: 'The list of parts', healed: 'What it’s made of' },
] as const;

test.describe('a section that fails', () => {
  // A worker would answer from what it keeps.
  test.use({ serviceWorkers: 'block' });

  test('a failed field leaves the rest of the page, and trying again heals it', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const { field, what, healed } of FIELDS)
      await test.step(field, async () => {
        await page.goto('/features/subgrid/share');
        await hydrated(page);
        await breakField(page, field);
        await page
          .getByRole('navigation', { name: 'Breadcrumbs' })
          .getByRole('link', { name: 'Subgrid' })
          .click();

        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid');
        const failure = page.getByRole('main').getByRole('alert').filter({ hasText: what });
        await expect(failure).toContainText(`${what} could not be loaded.`);
        await expect(failure).toContainText(ERROR_ID);
        await expect(page.getByText(/No history: we have no earlier usage data/)).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
        // Every section fails in the same words.
        if (field === 'coverage') expect(await violationsOf(page)).toEqual([]);

        await page.unroute('**/graphql');
        await failure.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: healed, exact: true })).toBeVisible();
        // The button that had the focus is gone.
        await expect(page.locator('h1:focus, h2:focus')).toHaveCount(1);
        expect(complaints).toEqual([]);
      });
  });
});
