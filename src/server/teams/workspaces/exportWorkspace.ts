import type { Database } from '@/server/platform/database/Database';
import type { Tables } from '@/server/platform/database/Tables';
import { type Access, requirePermission } from './Access';
import { noteAudit } from './audit';
import { exportReviews } from './exportReviews';
import { exportUses } from './exportUses';

/**
 * The exported columns. They contain no secret of a token, an invitation, a channel or a source.
 */
const COLUMNS = {
  invitations: ['id', 'email', 'role', 'state', 'created_at', 'expires_at'],
  api_tokens: ['id', 'name', 'scope', 'prefix', 'created_at', 'expires_at', 'revoked_at'],
  watches: [
    'id',
    'owner_id',
    'subject',
    'triggers',
    'audience',
    'line_percent',
    'cadence',
    'channel_ids',
    'state',
    'muted_until',
    'created_at',
  ],
  channels: ['id', 'kind', 'name', 'format', 'zone', 'created_by', 'created_at', 'stopped_at'],
  audience_sources: [
    'id',
    'audience_id',
    'name',
    'kind',
    'site',
    'cadence',
    'created_by',
    'created_at',
  ],
} satisfies { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

type Row = Readonly<Record<string, unknown>>;

/** Everything of a workspace but secrets. */
export async function exportWorkspace(database: Database, access: Access): Promise<object> {
  requirePermission(access, 'manage');
  const { workspaceId } = access;
  const workspace = await database
    .connection()
    .selectFrom('workspaces')
    .selectAll()
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const members = await database
    .connection()
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'members.role', 'members.joined_at'])
    .where('members.workspace_id', '=', workspaceId)
    .orderBy('accounts.id')
    .execute();
  const all = (table: 'projects' | 'decisions' | 'reviews' | 'audit_entries') =>
    selectRows(database, workspaceId, table);
  const some = (table: keyof typeof COLUMNS) => selectRows(database, workspaceId, table);
  await noteAudit(database, access, 'workspace.exported', workspace.name);
  return {
    format: 'plimsoll-workspace',
    version: 2,
    workspace,
    members,
    invitations: await some('invitations'),
    tokens: await some('api_tokens'),
    projects: await all('projects'),
    decisions: parseColumns(await all('decisions'), 'evidence'),
    reviews: parseColumns(await all('reviews'), 'finding'),
    ...(await exportReviews(database, workspaceId)),
    watches: parseColumns(await some('watches'), 'triggers', 'channel_ids'),
    channels: await some('channels'),
    audienceSources: await some('audience_sources'),
    ...(await exportUses(database, workspaceId)),
    auditLog: await all('audit_entries'),
  };
}

/** The rows of a workspace in one table, with the columns above if it is named there. */
async function selectRows(
  database: Database,
  workspaceId: string,
  table: 'projects' | 'decisions' | 'reviews' | 'audit_entries' | keyof typeof COLUMNS,
): Promise<Row[]> {
  const rows = database
    .connection()
    .selectFrom(table as 'watches')
    .where('workspace_id', '=', workspaceId)
    .orderBy('id');
  return table in COLUMNS
    ? await rows.select(COLUMNS[table as 'watches']).execute()
    : await rows.selectAll().execute();
}

/** The same, with JSON columns parsed. */
const parseColumns = (rows: readonly Row[], ...columns: readonly string[]): Row[] =>
  rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.map((column) => [column, JSON.parse(String(row[column])) as unknown]),
    ),
  }));
