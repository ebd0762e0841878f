import type { Kysely, Migration } from 'kysely';

/** When nothing is sent, and messages that say that nothing happened. */
export const quietMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('quiet_times')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('from_hour', 'integer', (column) => column.notNull())
      .addColumn('to_hour', 'integer', (column) => column.notNull())
      .addColumn('days', 'text', (column) => column.notNull())
      .execute();
    await schema
      .alterTable('deliveries')
      .addColumn('is_digest', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
