import type { Database } from '@/server/platform/database/Database';

/**
 * Ends a former member's watches, emails and feeds of a team, with everything that waits to be sent.
 * Webhooks stay, because they lead to the team's own receivers.
 * @param workspaceId all workspaces by default
 */
export async function endNotifications(
  database: Database,
  accountId: string,
  workspaceId?: string,
): Promise<void> {
  let channels = database
    .connection()
    .deleteFrom('channels')
    .where('created_by', '=', accountId)
    .where('kind', 'in', ['EMAIL', 'ATOM']);
  let watches = database.connection().deleteFrom('watches').where('owner_id', '=', accountId);
  if (workspaceId !== undefined) {
    channels = channels.where('workspace_id', '=', workspaceId);
    watches = watches.where('workspace_id', '=', workspaceId);
  }
  await channels.execute();
  await watches.execute();
}
