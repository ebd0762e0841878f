import { type Kysely, type Migration, PostgresAdapter } from 'kysely';

/** The table and column of better-auth's plugin for second factors, and workspaces that ask for one. */
export const secondFactorMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    const flag = isPostgres ? 'boolean' : 'integer';
    const { schema } = database;
    await schema.alterTable('accounts').addColumn('twoFactorEnabled', flag).execute();
    await schema
      .createTable('second_factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('backupCodes', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().unique().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('verified', flag)
      .addColumn('failedVerificationCount', 'integer')
      .addColumn('lockedUntil', isPostgres ? 'timestamptz' : 'text')
      .execute();
    await schema
      .alterTable('workspaces')
      .addColumn('needs_second_factor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
