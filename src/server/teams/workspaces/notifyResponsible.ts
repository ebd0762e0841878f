import type { Database } from '@/server/platform/database/Database';
import { addInboxItem, type InboxDraft } from './inbox';

/**
 * Puts something that went wrong into the inbox of who set it up, or of admins and owners where that
 * person has left. Once for each `onceKey`.
 */
export async function notifyResponsible(
  database: Database,
  maker: string,
  item: Omit<InboxDraft, 'accountId' | 'reason'>,
  now = Date.now(),
): Promise<void> {
  const members = await database
    .connection()
    .selectFrom('members')
    .select(['account_id', 'role'])
    .where('workspace_id', '=', item.workspaceId)
    .execute();
  const isThere = members.some(({ account_id }) => account_id === maker);
  const people = members.filter(({ account_id, role }) =>
    isThere ? account_id === maker : role === 'ADMIN' || role === 'OWNER',
  );
  for (const { account_id: accountId } of people)
    await addInboxItem(database, { ...item, accountId, reason: 'MANAGES_WORKSPACE' }, now);
}
