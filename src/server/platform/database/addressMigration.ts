import type { Kysely, Migration } from 'kysely';

/** Archived projects, and the addresses that projects and workspaces had before. */
export const addressMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('projects').addColumn('archived_at', 'bigint').execute();
    await schema
      .createTable('former_projects')
      .addColumn('workspace_id', 'text', (column) =>
        column.notNull().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('projects.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('former_projects_once', ['workspace_id', 'slug'])
      .execute();
    await schema
      .createIndex('former_projects_by_project')
      .on('former_projects')
      .column('project_id')
      .execute();
    await schema
      .createTable('former_workspaces')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('workspace_id', 'text', (column) =>
        column.notNull().references('workspaces.id').onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('former_workspaces_by_workspace')
      .on('former_workspaces')
      .column('workspace_id')
      .execute();
  },
};
