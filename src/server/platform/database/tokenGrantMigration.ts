import type { Kysely, Migration } from 'kysely';

/** Tokens that act for a person, and tokens that change one project only. */
export const tokenGrantMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('api_tokens')
      .addColumn('person_id', 'text', (column) =>
        column.references('accounts.id').onDelete('cascade'),
      )
      .execute();
    await schema
      .alterTable('api_tokens')
      .addColumn('project_id', 'text', (column) =>
        column.references('projects.id').onDelete('cascade'),
      )
      .execute();
  },
};
