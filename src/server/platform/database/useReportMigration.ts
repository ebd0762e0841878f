import type { Kysely, Migration } from 'kysely';

/** Reports of what repositories use, and how often they did in earlier weeks. */
export const useReportMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('use_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('workspace_id', 'text', (column) =>
        column.notNull().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('projects.id').onDelete('cascade'),
      )
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('reported_by', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('file_count', 'integer', (column) => column.notNull())
      .addColumn('uses', 'text', (column) => column.notNull())
      .addUniqueConstraint('use_reports_once', ['project_id', 'repository'])
      .execute();
    await schema
      .createIndex('use_reports_by_workspace')
      .on('use_reports')
      .column('workspace_id')
      .execute();
    await schema
      .createIndex('use_reports_by_age')
      .on('use_reports')
      .column('reported_at')
      .execute();
    await schema
      .createTable('use_weeks')
      .addColumn('report_id', 'text', (column) =>
        column.notNull().references('use_reports.id').onDelete('cascade'),
      )
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('use_weeks_once', ['report_id', 'week'])
      .execute();
  },
};
