import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';

/** Reviews with what they compare, and each person's inbox. */
export const reviewMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createInbox(database);
    await createReviews(database);
    await createStandings(database);
    await extendDecisions(database);
  },
};

const withinWorkspace = <Name extends string>(
  table: CreateTableBuilder<Name>,
): CreateTableBuilder<Name, 'workspace_id'> =>
  table.addColumn('workspace_id', 'text', (column) =>
    column.notNull().references('workspaces.id').onDelete('cascade'),
  );

async function createInbox({ schema }: Kysely<unknown>): Promise<void> {
  await withinWorkspace(schema.createTable('inbox_items'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('once_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addUniqueConstraint('inbox_items_once', ['account_id', 'once_key'])
    .execute();
  await schema
    .createIndex('inbox_items_by_account')
    .on('inbox_items')
    .columns(['account_id', 'done_at', 'created_at', 'id'])
    .execute();
  // Once one person closes a review, its inbox items are done for everyone.
  await schema
    .createIndex('inbox_items_by_subject')
    .on('inbox_items')
    .columns(['workspace_id', 'subject'])
    .execute();
}

async function createReviews({ schema }: Kysely<unknown>): Promise<void> {
  await withinWorkspace(schema.createTable('reviews'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('decision_id', 'text', (column) =>
      column.notNull().references('decisions.id').onDelete('cascade'),
    )
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('finding', 'text', (column) => column.notNull())
    .addColumn('opened_by', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_by', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('snoozed_until', 'text')
    .addColumn('snoozed_to_share', 'double precision')
    // Evaluating twice makes no second review: the database lets one through.
    .addUniqueConstraint('reviews_once', ['decision_id', 'epoch'])
    .execute();
  await schema
    .createIndex('reviews_by_project')
    .on('reviews')
    .columns(['project_id', 'state', 'opened_at', 'id'])
    .execute();
}

async function createStandings({ schema }: Kysely<unknown>): Promise<void> {
  await withinWorkspace(schema.createTable('decision_standings'))
    .addColumn('decision_id', 'text', (column) =>
      column.primaryKey().references('decisions.id').onDelete('cascade'),
    )
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('streak', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('decision_standings_by_project')
    .on('decision_standings')
    .column('project_id')
    .execute();
  await withinWorkspace(schema.createTable('audience_snapshots'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('weights', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_snapshots_once', ['workspace_id', 'id'])
    .execute();
  await withinWorkspace(schema.createTable('project_evaluations'))
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('data_version', 'text', (column) => column.notNull())
    .addColumn('data_day', 'text', (column) => column.notNull())
    .addColumn('snapshot_id', 'text', (column) => column.notNull())
    .addColumn('evaluated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_evaluations_once', [
      'project_id',
      'data_version',
      'snapshot_id',
    ])
    .execute();
}

async function extendDecisions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('decisions')
    .addColumn('act_id', 'text', (column) => column.defaultTo(sql`null`))
    .execute();
  await schema
    .alterTable('decisions')
    .addColumn('withdrawn_at', 'bigint', (column) => column.defaultTo(sql`null`))
    .execute();
  await schema
    .createIndex('decisions_by_act')
    .on('decisions')
    .columns(['workspace_id', 'act_id'])
    .execute();
  await schema
    .createIndex('decisions_by_review_day')
    .on('decisions')
    .columns(['review_on', 'is_current'])
    .execute();
}
