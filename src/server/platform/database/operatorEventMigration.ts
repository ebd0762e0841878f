import type { Kysely, Migration } from 'kysely';

/** Acts of operators. They outlast the accounts that they are about, so they refer to none. */
export const operatorEventMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('operator_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .execute();
    await schema
      .createIndex('operator_events_by_moment')
      .on('operator_events')
      .columns(['at', 'id'])
      .execute();
  },
};
