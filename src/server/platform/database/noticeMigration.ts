import type { Kysely, Migration } from 'kysely';

/** People who want no letters about decisions. */
export const noticeMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('notice_stops')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .execute();
  },
};
