import type { Database } from '@/server/platform/database/Database';
import { processDatabase } from './processDatabase';

/** Makes a database the one of this process until the tests of a file are over. */
export function withDatabase(opened: { readonly database: Database }): void {
  beforeAll(() => {
    processDatabase.opened = Promise.resolve(opened.database);
  });
  afterAll(() => delete processDatabase.opened);
}
