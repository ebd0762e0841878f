import type { Database } from '@/server/platform/database/Database';
import { type Access, requirePermission } from '@/server/teams/workspaces/Access';
import { wholeAudit } from '@/server/teams/workspaces/audit';
import { findActorName } from '@/server/teams/workspaces/findActorName';

/**
 * A workspace's audit log as JSON lines, oldest first, for a program that keeps such logs.
 * @throws Refusal FORBIDDEN
 */
export async function writeAuditLog(database: Database, access: Access): Promise<string> {
  requirePermission(access, 'manage');
  const rows = await wholeAudit(database, access.workspaceId);
  const names = new Map<string, string>();
  for (const actor of new Set(rows.map((row) => row.actor)))
    names.set(actor, await findActorName(database, actor));
  return rows
    .map(({ id, at, actor, action, subject, address = null }) =>
      JSON.stringify({
        id,
        at: new Date(Number(at)).toISOString(),
        actor,
        actorName: names.get(actor),
        action,
        subject,
        address,
      }),
    )
    .map((line) => `${line}\n`)
    .join('');
}
