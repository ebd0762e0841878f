import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { violationsOf } from '../support/violationsOf';

interface Posted {
  readonly at: number;
  readonly body: {
    readonly operationName: string;
    readonly documentId?: string;
    readonly query?: string;
  };
}

/** Answers every GraphQL request as asked, and notes when it came. */
async function answerGraphql(
  page: Page,
  answer: (route: Route, body: Posted['body'], count: number) => Promise<void>,
): Promise<readonly Posted[]> {
  const posted: Posted[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as Posted['body'];
    posted.push({ at: Date.now(), body });
    await answer(route, body, posted.length);
  });
  return posted;
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A script that holds the texts of operations: no page's own script does. */
const holdsTexts = async (request: Request) =>
  /\.js$/.test(new URL(request.url()).pathname) &&
  (await (await request.response())!.text()).includes('query BrowsersScreenQuery');

test.describe('resilience', () => {
  // A worker would keep the page as a document and show it where its data cannot be had.
  test.use({ serviceWorkers: 'block' });

  test('five attempts with growing pauses, and then a page that says so', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const posted = await answerGraphql(page, (route) => route.abort());
    await follow(page, 'Browsers');

    await expect(heading(page)).toHaveText('This page can’t be shown');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Can’t reach the server.',
    );
    const times = posted
      .filter(({ body }) => body.operationName === 'BrowsersScreenQuery')
      .map(({ at }) => at);
    expect(times).toHaveLength(5);
    for (const [index, most] of [600, 1200, 2400, 4800].entries())
      expect(times[index + 1]! - times[index]!).toBeLessThan(most + 1000);
  });

  test('a proxy that is busy for a while is waited for, and said to be', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const asked: number[] = [];
    await answerGraphql(page, (route) => {
      // A busy server refuses without a word requests that nobody made, and is asked again.
      if (route.request().headers()['purpose'] === 'prefetch')
        return route.fulfill({ status: 204 });
      asked.push(Date.now());
      return asked.length < 3
        ? route.fulfill({ status: 503, headers: { 'retry-after': '2' } })
        : route.continue();
    });
    await follow(page, 'Browsers');

    const notice = page.getByRole('banner').getByRole('status');
    await expect(notice).toContainText(/Can’t reach the server\. Retrying in [12] s\./);
    await notice.getByRole('button', { name: 'Try now' }).click();
    await expect(heading(page)).toHaveText('Browsers');
    await expect(notice).toHaveCount(0);
    expect(asked[1]! - asked[0]!).toBeGreaterThan(1900);
    expect(asked).toHaveLength(3);
  });

  test('repeats an unknown id once with its text after a deploy, and then no more', async ({
    page,
  }) => {
    const texts = page.waitForEvent('requestfinished', holdsTexts);
    await page.goto('/');
    await hydrated(page);
    // The new deployment has nothing of the old one.
    await page.route((await texts).url(), (route) => route.abort());
    const posted = await answerGraphql(page, (route, { documentId }) =>
      documentId === undefined
        ? route.continue()
        : route.fulfill({
            status: 400,
            json: {
              errors: [{ message: 'Unknown.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
            },
          }),
    );

    await follow(page, 'Browsers');
    await expect(heading(page)).toHaveText('Browsers');
    expect(
      posted.map(({ body }) => ('documentId' in body ? 'id' : body.query!.slice(0, 27))),
    ).toEqual(['id', 'query BrowsersScreenQuery($']);
  });

  test('a list keeps its rows while the server is away, and continues when it is back', async ({
    page,
  }) => {
    await page.goto('/features?q=grid');
    await hydrated(page);
    const byName = page.getByRole('columnheader').getByRole('link', { name: 'Feature' });
    await byName.click();
    await expect(page).toHaveURL(/sort=name-asc/);
    await heading(page).hover();
    let isAway = true;
    const answer = (route: Route) => (isAway ? route.abort() : route.continue());
    await page.route('**/healthz', answer);
    const posted = await answerGraphql(page, answer);
    const byCoverage = page.getByRole('columnheader').getByRole('link', { name: 'Your audience' });
    await byCoverage.click();
    // Under a pointer at rest the link would fetch ahead what it leads to next.
    await heading(page).hover();

    const notice = page.getByRole('banner').getByRole('status');
    await expect(notice).toContainText('What’s missing here loads as soon as the server answers.');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    const attempts = posted.length;

    isAway = false;
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Your audience' })).toHaveAttribute(
      'aria-sort',
      /ending$/,
    );
    // The link's prefetch and the navigation may each have waited.
    expect(posted.length - attempts).toBeLessThanOrEqual(2);
  });
});
