import type { Database } from '@/server/platform/database/Database';

/**
 * Ends what reports a team's doings to someone who is no member any more: their watches, mails and
 * feeds, with what waits to be sent. Webhooks lead to the team's own receivers and stay.
 * @param workspaceId all workspaces where it is left out
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
