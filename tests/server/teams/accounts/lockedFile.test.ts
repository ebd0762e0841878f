import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { signIn } from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { processDatabase } from '../../../support/processDatabase';

const place = {
  databaseUrl: undefined,
  dataDir: mkdtempSync(join(tmpdir(), 'plimsoll-locked-')),
};
const ada = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' };
/** Longer than the driver itself waits for a lock. */
const LOCKED_MS = 900;

let own: Database;
let other: Database;

beforeAll(async () => {
  own = await openDatabaseAt(place);
  other = await openDatabaseAt(place);
  processDatabase.opened = Promise.resolve(own);
});

afterAll(async () => {
  delete processDatabase.opened;
  await Promise.all([own.close(), other.close()]);
  rmSync(place.dataDir, { recursive: true });
});

/** Simulates another process with a long write. */
async function whileLocked(work: () => Promise<unknown>): Promise<void> {
  const locked = other
    .connection()
    .transaction()
    .execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await pause(LOCKED_MS);
    });
  await pause(50);
  await work();
  await locked;
}

describe('accounts while another process writes to the SQLite file', () => {
  it('wait for its lock, to sign up and to sign in', async () => {
    await whileLocked(() => signUp(own, ada, { rule: 'open' }));
    await whileLocked(async () => {
      const cookies = await signIn(own, ada, { cookies: undefined, userAgent: 'Browser 1' });
      expect(cookies.length).toBeGreaterThan(0);
    });
  });
});
