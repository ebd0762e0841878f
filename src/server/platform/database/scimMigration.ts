import type { Kysely, Migration } from 'kysely';

type Builder = Kysely<unknown>['schema'];

/** Tokens of directories, and the people and groups that directories send. */
export const scimMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await createTokens(schema);
    await createPeople(schema);
    await schema.alterTable('operator_events').addColumn('subject', 'text').execute();
  },
};

async function createTokens(schema: Builder): Promise<void> {
  await schema
    .createTable('scim_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
}

async function createPeople(schema: Builder): Promise<void> {
  await schema
    .createTable('scim_users')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('user_key', 'text', (column) => column.notNull().unique())
    .addColumn('external_id', 'text')
    .addColumn('display_name', 'text')
    .addColumn('formatted_name', 'text')
    .addColumn('given_name', 'text')
    .addColumn('family_name', 'text')
    .addColumn('deactivated', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('scim_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('external_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('scim_group_members')
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('scim_groups.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('scim_group_members_key', ['group_id', 'account_id'])
    .execute();
  await schema
    .createIndex('scim_group_members_by_account')
    .on('scim_group_members')
    .column('account_id')
    .execute();
}
