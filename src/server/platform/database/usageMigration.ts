import type { Kysely, Migration } from 'kysely';

/** What the repositories of a project use, by the day of a report. */
export const usageMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('usage_reports')
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('projects.id').onDelete('cascade'),
      )
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('uses', 'integer', (column) => column.notNull())
      .addColumn('reported_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_reports_once', ['project_id', 'repository', 'day'])
      .execute();
  },
};
