import { type Kysely, type Migration, sql } from 'kysely';
import { accountMigration } from './accountMigration';
import { workspaceMigration } from './workspaceMigration';

/**
 * Runs in this order, with the same steps on SQLite and PostgreSQL; never edit an existing
 * migration. Add first and remove in a later release, so that two versions of the server can run
 * side by side.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-audiences': {
    up: async (database: Kysely<unknown>) => {
      await database.schema
        .createTable('audiences')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('recipe', 'text')
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint', (column) => column.notNull())
        .addColumn('deleted_at', 'bigint', (column) => column.defaultTo(sql`null`))
        .execute();
      await database.schema
        .createIndex('audiences_by_use')
        .on('audiences')
        .columns(['used_at', 'id'])
        .execute();
      await database.schema
        .createIndex('audiences_by_age')
        .on('audiences')
        .columns(['created_at', 'id'])
        .execute();
    },
  },
  '0002-idempotency': {
    up: async (database: Kysely<unknown>) => {
      await database.schema
        .createTable('idempotency_answers')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('idempotency_answers_by_age')
        .on('idempotency_answers')
        .columns(['created_at', 'key'])
        .execute();
    },
  },
  '0003-ending': {
    up: async (database: Kysely<unknown>) => {
      await database.schema
        .alterTable('audiences')
        .addColumn('ending_at', 'bigint', (column) => column.defaultTo(sql`null`))
        .execute();
    },
  },
  '0004-accounts': accountMigration,
  '0005-workspaces': workspaceMigration,
};

/** The name of the last one. */
export const LATEST = Object.keys(migrations).at(-1)!;
