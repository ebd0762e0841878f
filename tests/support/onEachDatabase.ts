import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/server/platform/database/Database';
import { type DatabasePlace, openDatabaseAt } from '@/server/platform/database/openDatabase';
import { aPostgresDatabase, providePostgres } from './aPostgres';

/** Given to a test: the database's place, and one that is open. */
export interface OpenedDatabase {
  place: DatabasePlace;
  database: Database;
}

/** The same tests on SQLite and on a real PostgreSQL; all tests of one file share one database. */
export function onEachDatabase(
  tests: (opened: OpenedDatabase, kind: 'SQLite' | 'PostgreSQL') => void,
): void {
  describe('on SQLite', () => {
    const opened = {} as OpenedDatabase;
    beforeAll(async () => {
      opened.place = {
        databaseUrl: undefined,
        dataDir: mkdtempSync(join(tmpdir(), 'plimsoll-data-')),
      };
      opened.database = await openDatabaseAt(opened.place);
    });
    afterAll(async () => {
      await opened.database.close();
      rmSync(opened.place.dataDir, { recursive: true, force: true });
    });
    tests(opened, 'SQLite');
  });

  const programs = providePostgres();
  (programs === undefined ? describe.skip : describe)('on PostgreSQL', () => {
    const opened = {} as OpenedDatabase;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const postgres = await aPostgresDatabase(programs!);
      ({ stop } = postgres);
      opened.place = { databaseUrl: postgres.url, dataDir: '' };
      opened.database = await openDatabaseAt(opened.place);
    }, 60_000);
    afterAll(async () => {
      await opened.database.close();
      await stop();
    });
    tests(opened, 'PostgreSQL');
  });
}
