// `npm run dev` on a copy of the sources: the server of production around Next in development.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect as plainExpect, test } from '@playwright/test';
import { aProject, type Project } from '../support/aProject';
import { freePort } from '../support/freePort';

// Next to other journeys, a compilation has taken more than 20 s.
const expect = plainExpect.configure({ timeout: 120_000 });

const SCREEN = 'src/client/screens/GroupsScreen/GroupsScreen.tsx';

let project: Project;
let server: ChildProcess;
let url = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  project = aProject();
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/dev.ts'], {
    cwd: project.folder,
    env: { ...process.env, PORT: String(port), BASE_URL: url, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200)).toPass({
    timeout: 120_000,
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  project.remove();
});

/** Opens a page whose code runs and hears of edits; compiling it for the first time takes long. */
async function openPage(page: Page, path: string): Promise<void> {
  const timeout = 240_000;
  const isBuilt = page.waitForEvent('websocket', { timeout }).then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => payload.includes('"type":"built"'),
      timeout,
    }),
  );
  await page.goto(`${url}${path}`, { timeout });
  // An edit before Turbopack is done with the page reloads it.
  await isBuilt;
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

test('headers, health, the worker and answers for other sites are those of production', async ({
  request,
}) => {
  const page = await request.get(`${url}/groups`, { timeout: 240_000 });
  expect(page.status()).toBe(200);
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers()['cross-origin-opener-policy']).toBe('same-origin');
  expect((await request.get(`${url}/healthz`)).status()).toBe(200);
  expect((await request.get(`${url}/badge/features/has.svg`)).headers()['content-type']).toContain(
    'image/svg+xml',
  );
  const answer = await request.post(`${url}/graphql`, { data: { query: '{ __typename }' } });
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  const worker = await request.get(`${url}/sw.js`);
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(await worker.text()).toContain('development');
});

test('an edit of a component shows in the open page, without a reload', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    // Of Next's inline script, too, without which an edit while the page loads is lost.
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await openPage(page, '/groups');
  project.edit(SCREEN, 'title="Groups"', 'title="Groups, edited"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups, edited');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(violations).toEqual([]);
});

test('an edit of a query is compiled, and the page asks for the field', async ({ page }) => {
  const persisted = () =>
    readFileSync(join(project.folder, 'src/__generated__/persisted-queries.json'), 'utf8');
  expect(persisted()).not.toContain('editedName');
  const head = 'fragment GroupTree_groups on Group @relay(plural: true) {';
  project.edit(
    'src/client/screens/GroupsScreen/GroupTree.tsx',
    head,
    `${head} editedName: __typename`,
  );

  await expect.poll(persisted, { timeout: 120_000 }).toContain('editedName');
  await openPage(page, '/groups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups, edited');
});

test('an edit of what answers in front of Next starts the server again', async ({ request }) => {
  const file = 'src/server/api/http/securityHeaders.ts';
  project.edit(file, "'nosniff'", "'nosniff, edited'");
  await expect
    .poll(
      async () =>
        (await request.get(`${url}/healthz`).catch(() => undefined))?.headers()[
          'x-content-type-options'
        ],
      { timeout: 120_000 },
    )
    .toBe('nosniff, edited');
});
