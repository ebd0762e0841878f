import { type Kysely, type Migration, PostgresAdapter } from 'kysely';

// A type, for an interface would not do as one of many tables.
type Known = {
  readonly instance_settings: { readonly name: string; readonly value: string };
  readonly accounts: { readonly id: string };
  readonly operators: { readonly account_id: string };
};

/** Several operators, and the columns with which better-auth's admin plugin locks accounts. */
export const operatorMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    const { schema } = database;
    await schema
      .createTable('operators')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .execute();
    for (const [name, type] of [
      ['role', 'text'],
      ['banned', isPostgres ? 'boolean' : 'integer'],
      ['banReason', 'text'],
      ['banExpires', isPostgres ? 'timestamptz' : 'text'],
    ] as const)
      await schema.alterTable('accounts').addColumn(name, type).execute();
    await schema.alterTable('sessions').addColumn('impersonatedBy', 'text').execute();
    const tables = database.withTables<Known>();
    const first = await tables
      .selectFrom('instance_settings')
      .innerJoin('accounts', 'accounts.id', 'instance_settings.value')
      .select('accounts.id')
      .where('instance_settings.name', '=', 'operator')
      .executeTakeFirst();
    if (first) await tables.insertInto('operators').values({ account_id: first.id }).execute();
  },
};
