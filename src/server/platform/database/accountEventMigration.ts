import type { Kysely, Migration } from 'kysely';

/** Sign-ins and changes of accounts, and the network address that each change came from. */
export const accountEventMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('audit_entries').addColumn('address', 'text').execute();
    await schema
      .createIndex('audit_entries_by_moment')
      .on('audit_entries')
      .columns(['at', 'id'])
      .execute();
    await schema
      .createTable('account_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .execute();
    await schema
      .createIndex('account_events_by_moment')
      .on('account_events')
      .columns(['at', 'id'])
      .execute();
    await schema
      .createIndex('account_events_by_account')
      .on('account_events')
      .columns(['account_id', 'at'])
      .execute();
  },
};
