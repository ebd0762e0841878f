import { type Kysely, type Migration, sql } from 'kysely';
import { accountEventMigration } from './accountEventMigration';
import { accountMigration } from './accountMigration';
import { addressMigration } from './addressMigration';
import { agentCountMigration } from './agentCountMigration';
import { alertCauseMigration } from './alertCauseMigration';
import { alertMigration } from './alertMigration';
import { beaconMigration } from './beaconMigration';
import { conditionMigration } from './conditionMigration';
import { dataMigration } from './dataMigration';
import { jobMigration } from './jobMigration';
import { noticeMigration } from './noticeMigration';
import { operatorEventMigration } from './operatorEventMigration';
import { operatorMigration } from './operatorMigration';
import { quietMigration } from './quietMigration';
import { reviewMigration } from './reviewMigration';
import { scimMigration } from './scimMigration';
import { secondFactorMigration } from './secondFactorMigration';
import { signInMigration } from './signInMigration';
import { signOnMigration } from './signOnMigration';
import { sourceMigration } from './sourceMigration';
import { tokenGrantMigration } from './tokenGrantMigration';
import { useReportMigration } from './useReportMigration';
import { watchMigration } from './watchMigration';
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
  '0006-accounts-sign-in': signInMigration,
  '0007-reviews': reviewMigration,
  '0008-data-refresh': dataMigration,
  '0009-watches-jobs': jobMigration,
  '0009-watches-watches': watchMigration,
  '0010-decisions-in-force': {
    // Counts and lists by state need not read evidence, which is most of a row.
    up: async (database: Kysely<unknown>) => {
      await database.schema
        .createIndex('decisions_in_force')
        .on('decisions')
        .columns(['project_id', 'is_current', 'state', 'subject'])
        .execute();
    },
  },
  '0012-living-audiences': sourceMigration,
  '0013-quiet-times': quietMigration,
  '0014-decision-conditions': conditionMigration,
  '0015-sign-on': signOnMigration,
  '0016-notices': noticeMigration,
  '0017-operators': operatorMigration,
  '0018-beacons': beaconMigration,
  '0018-project-addresses': addressMigration,
  '0019-second-factor': secondFactorMigration,
  '0020-account-events': accountEventMigration,
  '0021-line-alerts': alertMigration,
  '0022-operator-events': operatorEventMigration,
  '0023-token-grants': tokenGrantMigration,
  '0024-line-alert-causes': alertCauseMigration,
  '0025-scim': scimMigration,
  '0026-use-reports': useReportMigration,
  '0027-beacon-agents': agentCountMigration,
  '0028-beacon-days': {
    // A day is handed over by its place: without an index, all days are read for each batch.
    up: async (database: Kysely<unknown>) => {
      await database.schema
        .createIndex('beacon_counts_by_day')
        .on('beacon_counts')
        .columns(['day', 'source_id', 'engine', 'class', 'device'])
        .execute();
    },
  },
};

/** The name of the last one. */
export const LATEST = Object.keys(migrations).at(-1)!;
