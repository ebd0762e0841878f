import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll';
import { type ServedPlimsoll, servePlimsoll } from '../support/servePlimsoll';

const ID = 'measured-by-browsers-2';
const RECIPE = {
  parts: [
    {
      share: 1,
      releases: {
        chrome: [
          ['104', 0.06],
          ['150', 0.94],
        ],
      },
      unmapped: [],
      measured: { visits: 12_400, processCount: 1, classes: [] },
    },
  ],
};

let [server, dataDir] = [undefined as ServedPlimsoll | undefined, ''];

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-measured-'));
  server = await servePlimsoll({ DATA_DIR: dataDir });
  const database = await openDatabaseAt({ databaseUrl: undefined, dataDir });
  await database
    .connection()
    .insertInto('audiences')
    .values({
      ...{ id: ID, name: 'Our visitors', recipe: JSON.stringify(RECIPE), token_hash: 'none' },
      ...{ created_at: Date.now(), used_at: Date.now(), deleted_at: null },
    })
    .execute();
  await database.close();
});
test.afterAll(async () => {
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('shares of a measured audience say how sure they are', async ({ page }) => {
  const search = `audience=custom:${ID}`;
  await page.goto(`${server!.url}/features/has?${search}`);
  const verdict = page.getByRole('region', { name: 'Verdict for Our visitors' });
  await expect(verdict).toContainText('94.0\u202F% of your audience can use it');
  await expect(verdict).toContainText('Measured: ±\u202F0.5 points of 12,400 visits');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await page.goto(`${server!.url}/features?${search}`);
  await expect(page.getByRole('row').nth(1)).toContainText(/%\s±\u202F\d\.\d/);
  await expectNoSidewaysScroll(page);
});
