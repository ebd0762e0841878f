import type { Database } from '@/server/database/Database';
import { type Access, requirePermission } from './Access';
import { noteAudit } from './audit';

/** Everything of a workspace but secrets: tokens and invitations go without what opens them. */
export async function exportWorkspace(database: Database, access: Access): Promise<object> {
  requirePermission(access, 'manage');
  const { workspaceId } = access;
  const of = <Table extends 'projects' | 'decisions' | 'audit_entries'>(table: Table) =>
    database
      .connection()
      .selectFrom(table as 'projects')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .orderBy('id')
      .execute();
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
  const tokens = await database
    .connection()
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scope', 'prefix', 'created_at', 'expires_at', 'revoked_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
  const invitations = await database
    .connection()
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'state', 'created_at', 'expires_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
  const decisions = (await of('decisions')) as unknown as readonly { readonly evidence: string }[];
  await noteAudit(database, access, 'workspace.exported', workspace.name);
  return {
    format: 'plimsoll-workspace',
    version: 1,
    workspace,
    members,
    invitations,
    tokens,
    projects: await of('projects'),
    decisions: decisions.map((row) => ({ ...row, evidence: JSON.parse(row.evidence) as object })),
    auditLog: await of('audit_entries'),
  };
}
