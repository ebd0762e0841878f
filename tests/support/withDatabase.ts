import type { Database } from '@/server/platform/database/Database';

const memory = globalThis as {
  plimsollDatabase?: Promise<Database>;
  plimsollOwnAudiences?: { clear(): void };
};

/** Makes a database the one of this process until the tests of a file are over. */
export function withDatabase(opened: { readonly database: Database }): void {
  beforeAll(() => {
    memory.plimsollDatabase = Promise.resolve(opened.database);
  });
  beforeEach(() => memory.plimsollOwnAudiences?.clear());
  afterAll(() => delete memory.plimsollDatabase);
}
