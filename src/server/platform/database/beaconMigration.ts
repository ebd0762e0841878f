import type { Kysely, Migration } from 'kysely';

/** How many visitors of a measured site had which class of releases, by day. */
export const beaconMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('beacon_counts')
      .addColumn('source_id', 'text', (column) =>
        column.notNull().references('audience_sources.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('visits', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('beacon_counts_key', [
        'source_id',
        'day',
        'engine',
        'class',
        'device',
      ])
      .execute();
  },
};
