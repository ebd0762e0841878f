import { type Kysely, type Migration, sql } from 'kysely';

const IS_OPEN = sql<boolean>`done_at is null and failed_at is null`;

/** Work that is done after its transaction, and the leases for work that only one process does. */
export const jobMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('dedupe_key', 'text')
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('run_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('max_attempts', 'integer', (column) => column.notNull())
      .addColumn('locked_by', 'text')
      .addColumn('locked_until', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await schema
      .createIndex('jobs_open')
      .on('jobs')
      .columns(['run_at', 'id'])
      .where(IS_OPEN)
      .execute();
    await schema
      .createIndex('jobs_once')
      .unique()
      .on('jobs')
      .columns(['kind', 'dedupe_key'])
      .where(IS_OPEN)
      .execute();
    await schema.createIndex('jobs_by_end').on('jobs').column('done_at').execute();
    await schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('fence', 'bigint', (column) => column.notNull())
      .execute();
  },
};
