import type { Kysely, Migration } from 'kysely';

/** The facts and the people when an email about a line was asked for, to explain a crossing by. */
export const alertCauseMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('line_alerts').addColumn('settled_on', 'text').execute();
    await schema.alterTable('line_alerts').addColumn('snapshot_id', 'text').execute();
    await schema
      .createTable('line_alert_snapshots')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('weights', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('line_alerts_by_snapshot')
      .on('line_alerts')
      .column('snapshot_id')
      .execute();
  },
};
