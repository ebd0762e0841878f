import type { Connection } from '@/server/model/features/connection';
import { beforeKeyset } from '@/server/platform/database/beforeKeyset';
import type { Database } from '@/server/platform/database/Database';
import type { AuditRow } from '@/server/platform/database/Tables';
import { currentClient } from '@/server/platform/observe/clientOfRequest';
import { type Access, actorKey } from './Access';
import { newId } from './checkText';
import { type KeysetArgs, readPage } from './readPage';

export type AuditAction =
  | 'workspace.created'
  | 'workspace.renamed'
  | 'workspace.deletion_set'
  | 'workspace.deletion_stopped'
  | 'workspace.exported'
  | 'workspace.imported'
  | 'workspace.handed_over'
  | 'member.invited'
  | 'member.joined'
  | 'member.role_changed'
  | 'member.removed'
  | 'member.left'
  | 'member.signed_in'
  | 'invitation.revoked'
  | 'channel.created'
  | 'channel.deleted'
  | 'source.created'
  | 'source.key'
  | 'source.deleted'
  | 'token.created'
  | 'token.revoked'
  | 'project.created'
  | 'project.updated'
  | 'project.address_changed'
  | 'project.archived'
  | 'project.restored'
  | 'project.moved'
  | 'project.deleted'
  | 'workspace.address_changed'
  | 'workspace.second_factor_required'
  | 'workspace.second_factor_freed'
  | 'uses.reported'
  | 'uses.deleted'
  | 'decision.recorded'
  | 'decisions.adopted'
  | 'decisions.imported'
  | 'decisions.undone';

/** Notes who changed what, in the transaction of the change itself. */
export async function noteAudit(
  database: Database,
  access: Access,
  action: AuditAction,
  subject: string,
  now = Date.now(),
): Promise<void> {
  const { workspaceId } = access;
  await addAudit(database, { workspaceId, actor: actorKey(access), action, subject, at: now });
}

interface AuditDraft {
  readonly workspaceId: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly at: number;
}

/** For what no viewer does, such as a provider that changes a role. */
export async function addAudit(
  database: Database,
  { workspaceId, actor, action, subject, at }: AuditDraft,
): Promise<void> {
  await database
    .connection()
    .insertInto('audit_entries')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      at,
      actor,
      action,
      subject,
      address: currentClient(),
    })
    .execute();
}

/** Newest first. */
export function auditPage(
  database: Database,
  workspaceId: string,
  args: KeysetArgs,
): Promise<Connection<AuditRow>> {
  return readPage(
    args,
    ({ at, id }) => [at, id],
    async (before, limit) => {
      let query = database
        .connection()
        .selectFrom('audit_entries')
        .selectAll()
        .where('workspace_id', '=', workspaceId);
      if (before) query = query.where(beforeKeyset('at', before));
      return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    },
  );
}

/** Oldest first, the whole log. */
export function wholeAudit(database: Database, workspaceId: string): Promise<AuditRow[]> {
  return database
    .connection()
    .selectFrom('audit_entries')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
