import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { keepReviews } from '@/server/api/http/keepReviews';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { processDatabase } from '../../../support/processDatabase';

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-reviews-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
});

afterAll(async () => {
  delete processDatabase.opened;
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('keepReviews', () => {
  it('ends when the look under way is over, so that the database stays open for it', async () => {
    let open!: (opened: Database) => void;
    processDatabase.opened = new Promise((resolve) => (open = resolve));
    const warn = jest.spyOn(log, 'warn');
    const stop = keepReviews();
    await turn();

    let isOver = false;
    const over = stop().then(() => (isOver = true));
    await turn();
    expect(isOver).toBe(false);
    open(database);
    await over;
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
