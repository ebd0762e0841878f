import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/** Everything stored for a team. Rows of a workspace are found, and deleted, by its id. */
export const workspaceMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createWorkspaces(database);
    await createWayIn(database);
    await createWork(database);
  },
};

const withinWorkspace = <Name extends string>(
  table: CreateTableBuilder<Name>,
): CreateTableBuilder<Name, 'workspace_id'> =>
  table.addColumn('workspace_id', 'text', (column) =>
    column.notNull().references('workspaces.id').onDelete('cascade'),
  );

async function createWorkspaces({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('workspaces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delete_at', 'bigint')
    .execute();
  await withinWorkspace(schema.createTable('members'))
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_once', ['workspace_id', 'account_id'])
    .execute();
  await schema.createIndex('members_by_account').on('members').column('account_id').execute();
  await withinWorkspace(schema.createTable('audit_entries'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('audit_entries_by_time')
    .on('audit_entries')
    .columns(['workspace_id', 'at', 'id'])
    .execute();
}

async function createWayIn({ schema }: Kysely<unknown>): Promise<void> {
  await withinWorkspace(schema.createTable('invitations'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('invitations_by_workspace')
    .on('invitations')
    .columns(['workspace_id', 'created_at'])
    .execute();
  await schema.createIndex('invitations_by_email').on('invitations').column('email').execute();
  await withinWorkspace(schema.createTable('api_tokens'))
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
  await schema
    .createIndex('api_tokens_by_workspace')
    .on('api_tokens')
    .columns(['workspace_id', 'created_at'])
    .execute();
}

async function createWork({ schema }: Kysely<unknown>): Promise<void> {
  await withinWorkspace(schema.createTable('projects'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('line_percent', 'double precision', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('projects_once', ['workspace_id', 'slug'])
    .execute();
  await withinWorkspace(schema.createTable('decisions'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('rationale', 'text', (column) => column.notNull())
    .addColumn('fallback', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('review_on', 'text')
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addColumn('is_current', 'integer', (column) => column.notNull())
    // Of two that decide at once on what both have read, the database lets one through.
    .addUniqueConstraint('decisions_once', ['project_id', 'subject', 'version'])
    .execute();
  await schema
    .createIndex('decisions_by_project')
    .on('decisions')
    .columns(['project_id', 'is_current', 'decided_at', 'id'])
    .execute();
  await schema
    .createIndex('decisions_by_subject')
    .on('decisions')
    .columns(['workspace_id', 'subject', 'is_current'])
    .execute();
}
