import type { Kysely, Migration } from 'kysely';

/** Data versions that instances share, and which instance looks for newer ones. */
export const dataMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('data_leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('data_versions')
      .addColumn('version', 'text', (column) => column.primaryKey())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('artefact', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('data_activations')
      .addColumn('activated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('activated_by', 'text')
      .addPrimaryKeyConstraint('data_activations_once', ['activated_at', 'version'])
      .execute();
  },
};
