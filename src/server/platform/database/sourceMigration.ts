import type { Kysely, Migration } from 'kysely';

type Builder = Kysely<unknown>['schema'];

/** Audiences that are renewed: where from, and what each renewal brought. */
export const sourceMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await createSources(schema);
    await createRevisions(schema);
  },
};

async function createSources(schema: Builder): Promise<void> {
  await schema
    .createTable('audience_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) =>
      column.notNull().references('workspaces.id').onDelete('cascade'),
    )
    .addColumn('audience_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('site', 'text')
    .addColumn('api_key', 'text')
    .addColumn('cadence', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('renewed_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .addColumn('error', 'text')
    .execute();
  await schema
    .createIndex('audience_sources_by_workspace')
    .on('audience_sources')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await schema
    .createIndex('audience_sources_by_time')
    .on('audience_sources')
    .column('next_at')
    .execute();
}

async function createRevisions(schema: Builder): Promise<void> {
  await schema
    .createTable('audience_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) =>
      column.notNull().references('workspaces.id').onDelete('cascade'),
    )
    .addColumn('audience_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('recipe', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('to_day', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('audience_revisions_by_audience')
    .on('audience_revisions')
    .columns(['audience_id', 'taken_at', 'id'])
    .execute();
}
