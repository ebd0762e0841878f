import type { Kysely, Migration } from 'kysely';

/** The releases that user-agent strings of visits to a measured site name, by day, in the same classes. */
export const agentCountMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('beacon_agent_counts')
      .addColumn('source_id', 'text', (column) =>
        column.notNull().references('audience_sources.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('visits', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('beacon_agent_counts_key', [
        'source_id',
        'day',
        'engine',
        'class',
        'device',
      ])
      .execute();
  },
};
