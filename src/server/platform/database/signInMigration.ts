import { createHash } from 'node:crypto';
import { type Kysely, type Migration, PostgresAdapter } from 'kysely';

// A type, for an interface would not do as one of many tables.
type Sessions = { readonly sessions: { readonly id: string; readonly token: string } };

/**
 * Passkeys; and sessions under the SHA-256 of their token, so that no one who reads the database can
 * continue one. A program of before does not find them: there everyone signs in again.
 */
export const signInMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    await database.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('credentialID', 'text', (column) => column.notNull().unique())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('deviceType', 'text', (column) => column.notNull())
      .addColumn('backedUp', isPostgres ? 'boolean' : 'integer', (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('createdAt', isPostgres ? 'timestamptz' : 'text')
      .addColumn('aaguid', 'text')
      .execute();
    await database.schema
      .createIndex('passkeys_by_account')
      .on('passkeys')
      .column('userId')
      .execute();
    const sessions = database.withTables<Sessions>();
    const rows = await sessions.selectFrom('sessions').select(['id', 'token']).execute();
    for (const { id, token } of rows)
      await sessions
        .updateTable('sessions')
        .set({ token: createHash('sha256').update(token).digest('hex') })
        .where('id', '=', id)
        .execute();
  },
};
