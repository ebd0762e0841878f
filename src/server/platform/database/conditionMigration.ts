import type { Kysely, Migration } from 'kysely';

/** Further reasons to review a decision: a share of its own, and a browser that ships it. */
export const conditionMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('decisions').addColumn('ask_at_percent', 'double precision').execute();
    await schema.alterTable('decisions').addColumn('ask_when_shipped', 'text').execute();
  },
};
