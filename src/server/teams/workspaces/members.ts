import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { MemberRow } from '@/server/platform/database/Tables';
import { type Access, notFound, requirePermission, type Role } from './Access';
import { noteAudit } from './audit';
import { endNotifications } from './endNotifications';
import { requireRoomToOwn } from './workspaces';

export interface Member extends MemberRow {
  readonly name: string;
  readonly email: string;
}

const selectMembers = (database: Database, workspaceId: string) =>
  database
    .connection()
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .selectAll('members')
    .select(['accounts.name', 'accounts.email'])
    .where('members.workspace_id', '=', workspaceId);

/** In the order in which they joined. */
export function listMembers(database: Database, workspaceId: string): Promise<Member[]> {
  return selectMembers(database, workspaceId)
    .orderBy('members.joined_at')
    .orderBy('members.account_id')
    .execute();
}

export function findMember(
  database: Database,
  workspaceId: string,
  accountId: string,
): Promise<Member | undefined> {
  return selectMembers(database, workspaceId)
    .where('members.account_id', '=', accountId)
    .executeTakeFirst();
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, LAST_OWNER, TEAM_LIMIT */
export async function changeRole(
  database: Database,
  access: Access,
  accountId: string,
  role: Role,
): Promise<Member> {
  const member = await findMember(database, access.workspaceId, accountId);
  if (!member) throw notFound('member');
  // An admin neither makes owners nor takes one's role away.
  if (role === 'OWNER' || member.role === 'OWNER') requirePermission(access, 'own');
  if (member.role === 'OWNER' && role !== 'OWNER') await refuseLastOwner(database, member);
  if (role === 'OWNER' && member.role !== 'OWNER')
    await requireRoomToOwn(database, { accountId }, member.name);
  const changed = await database
    .connection()
    .updateTable('members')
    .set({ role })
    .where('workspace_id', '=', access.workspaceId)
    .where('account_id', '=', accountId)
    .where('role', '=', member.role)
    .returning('role')
    .executeTakeFirst();
  if (!changed) throw changedMeanwhile(member);
  const subject = `${member.name}: ${member.role.toLowerCase()} → ${role.toLowerCase()}`;
  await noteAudit(database, access, 'member.role_changed', subject);
  return { ...member, role };
}

/**
 * Removes a member, or lets one leave.
 * @throws Refusal NOT_FOUND, FORBIDDEN, LAST_OWNER
 */
export async function removeMember(
  database: Database,
  access: Access,
  accountId: string,
): Promise<Member> {
  const isSelf = access.viewer.kind === 'person' && access.viewer.accountId === accountId;
  if (!isSelf) requirePermission(access, 'manage');
  const member = await findMember(database, access.workspaceId, accountId);
  if (!member) throw notFound('member');
  if (member.role === 'OWNER') {
    requirePermission(access, 'own');
    await refuseLastOwner(database, member);
  }
  const removed = await database
    .connection()
    .deleteFrom('members')
    .where('workspace_id', '=', access.workspaceId)
    .where('account_id', '=', accountId)
    .where('role', '=', member.role)
    .returning('role')
    .executeTakeFirst();
  if (!removed) throw changedMeanwhile(member);
  await endNotifications(database, accountId, access.workspaceId);
  await noteAudit(database, access, isSelf ? 'member.left' : 'member.removed', member.name);
  return member;
}

/** A hand-over may have made this member the only owner meanwhile. */
const changedMeanwhile = ({ name }: Member): Refusal =>
  new Refusal(
    'CONFLICT',
    `Someone else has changed the role of ${name} since. Reload the page, then try again.`,
  );

/** Of two owners that leave at the same moment, the second sees that the first is gone. */
export async function lockOwners(database: Database, workspaceId: string): Promise<void> {
  await database
    .connection()
    .updateTable('members')
    .set({ role: 'OWNER' })
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'OWNER')
    .execute();
}

async function refuseLastOwner(
  database: Database,
  { workspace_id, account_id }: MemberRow,
): Promise<void> {
  await lockOwners(database, workspace_id);
  const others = await database
    .connection()
    .selectFrom('members')
    .select('account_id')
    .where('workspace_id', '=', workspace_id)
    .where('role', '=', 'OWNER')
    .where('account_id', '!=', account_id)
    .executeTakeFirst();
  if (!others)
    throw new Refusal(
      'LAST_OWNER',
      'This is the only owner of the workspace. Make another member an owner first, or delete the workspace.',
    );
}
