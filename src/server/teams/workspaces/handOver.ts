import { Refusal } from '@/domain/Refusal';
import { teamHref } from '@/domain/routes/teams';
import type { Database } from '@/server/platform/database/Database';
import type { WorkspaceRow } from '@/server/platform/database/Tables';
import { type Access, notFound } from './Access';
import { noteAudit } from './audit';
import { newId } from './checkText';
import { addInboxItem } from './inbox';
import { findMember } from './members';
import { requireRoomToOwn, workspaceById } from './workspaces';

/**
 * Makes another member an owner and the owner who asks an admin, in one step: there is an owner at
 * every moment.
 * @throws Refusal NOT_FOUND, FORBIDDEN, TEXT_INVALID, TEAM_LIMIT
 */
export async function handOver(
  database: Database,
  access: Access,
  accountId: string,
  now = Date.now(),
): Promise<WorkspaceRow> {
  const { viewer, workspaceId } = access;
  if (viewer.kind === 'program') throw new Refusal('FORBIDDEN', 'A token hands nothing over.');
  if (viewer.accountId === accountId)
    throw new Refusal('TEXT_INVALID', 'Choose another member: you own the workspace already.', {
      path: ['memberId'],
    });
  const member = await findMember(database, workspaceId, accountId);
  if (member && member.role !== 'OWNER')
    await requireRoomToOwn(database, { accountId }, member.name);
  // Removed meanwhile, a member has no row to change.
  if (!member || !(await setRole(database, workspaceId, accountId, 'OWNER')))
    throw notFound('member');
  if (!(await setRole(database, workspaceId, viewer.accountId, 'ADMIN', 'OWNER')))
    throw new Refusal('FORBIDDEN', 'You no longer own the workspace. Ask one of its owners.');
  const workspace = (await workspaceById(database, workspaceId))!;
  await noteAudit(
    database,
    access,
    'workspace.handed_over',
    `${viewer.name} → ${member.name}`,
    now,
  );
  const draft = {
    workspaceId,
    accountId,
    reason: 'MANAGES_WORKSPACE',
    subject: `workspace:${workspaceId}`,
    data: {
      sentence: `${viewer.name} handed ${workspace.name} over to you. You are its owner now.`,
      path: teamHref.workspaceSettings(workspace.slug),
    },
    onceKey: `handed-over:${newId()}`,
  } as const;
  await addInboxItem(database, draft, now);
  return workspace;
}

/** @returns whether the member was there, and had the role of before if one is given */
async function setRole(
  database: Database,
  workspaceId: string,
  accountId: string,
  role: 'OWNER' | 'ADMIN',
  before?: 'OWNER',
): Promise<boolean> {
  let change = database
    .connection()
    .updateTable('members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId);
  if (before) change = change.where('role', '=', before);
  return (await change.returning('role').executeTakeFirst()) !== undefined;
}
