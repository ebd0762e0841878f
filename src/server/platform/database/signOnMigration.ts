import type { Kysely, Migration } from 'kysely';

/** Memberships that the provider's groups have given, and may take away again. */
export const signOnMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('provided_members')
      .addColumn('workspace_id', 'text', (column) =>
        column.notNull().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('provided_members_once', ['workspace_id', 'account_id'])
      .execute();
    await schema
      .createIndex('provided_members_by_account')
      .on('provided_members')
      .column('account_id')
      .execute();
  },
};
