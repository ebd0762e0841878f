import type { Kysely, Migration } from 'kysely';

/** Emails about one subject that crosses one line, for people without an account. */
export const alertMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('line_alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('line_percent', 'double precision', (column) => column.notNull())
      .addColumn('was_reached', 'integer', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .execute();
    await schema
      .createIndex('line_alerts_by_address')
      .on('line_alerts')
      .columns(['email', 'id'])
      .execute();
    await schema
      .createIndex('line_alerts_by_age')
      .on('line_alerts')
      .columns(['created_at', 'id'])
      .execute();
  },
};
