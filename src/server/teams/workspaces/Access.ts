// A viewer's permissions in a workspace. Pitfall: outsiders must learn nothing, so another team's
// ids and unknown ids are refused alike.
import { Refusal } from '@/domain/Refusal';
import { type Person, type Program, type Viewer, viewerKey } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { MemberRow } from '@/server/platform/database/Tables';
import { opensByPassword } from './opensByPassword';
import { type Actor, type Permission, PERMISSIONS } from './permissions.data';

export type Role = MemberRow['role'];

export interface Access {
  readonly workspaceId: string;
  readonly viewer: Viewer;
  readonly actor: Actor;
}

export async function findAccess(
  database: Database,
  viewer: Viewer | undefined,
  workspaceId: string | undefined,
): Promise<Access | undefined> {
  if (!viewer || workspaceId === undefined) return undefined;
  return viewer.kind === 'program'
    ? findProgramAccess(database, viewer, workspaceId)
    : findMemberAccess(database, viewer, workspaceId);
}

async function findMemberAccess(
  database: Database,
  viewer: Person,
  workspaceId: string,
): Promise<Access | undefined> {
  const actor = await findRole(database, viewer.accountId, workspaceId);
  return actor && { workspaceId, viewer, actor };
}

/** A program that acts for a person may do what that person may at this moment. */
async function findProgramAccess(
  database: Database,
  viewer: Program,
  workspaceId: string,
): Promise<Access | undefined> {
  const { personId, scope } = viewer;
  if (viewer.workspaceId !== workspaceId) return undefined;
  const role = personId === undefined ? 'EDITOR' : await findRole(database, personId, workspaceId);
  if (!role) return undefined;
  const decides = scope === 'DECIDE' && personId !== undefined && role !== 'VIEWER';
  const actor = scope === 'READ' ? 'TOKEN_READ' : decides ? 'TOKEN_DECIDE' : 'TOKEN_WRITE';
  return { workspaceId, viewer, actor };
}

async function findRole(
  database: Database,
  accountId: string,
  workspaceId: string,
): Promise<Role | undefined> {
  const member = await database
    .connection()
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['members.role', 'workspaces.needs_second_factor', 'accounts.banned'])
    .where('members.workspace_id', '=', workspaceId)
    .where('members.account_id', '=', accountId)
    .executeTakeFirst();
  if (!member || Boolean(member.banned)) return undefined;
  const isOpen = member.needs_second_factor === 1 && (await opensByPassword(database, accountId));
  return isOpen ? undefined : member.role;
}

/** The only project that the viewer may change; undefined for all. */
export const onlyProject = ({ viewer }: Access): string | undefined =>
  viewer.kind === 'program' ? viewer.projectId : undefined;

export function allows({ actor }: Access, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Actor[]).includes(actor);
}

/** @throws Refusal FORBIDDEN */
export function requirePermission(access: Access, permission: Permission): void {
  if (allows(access, permission)) return;
  throw new Refusal('FORBIDDEN', `${NEEDS[permission]} ${whatTheyAre(access.actor)}`);
}

const NEEDS: Readonly<Record<Permission, string>> = {
  read: 'Reading this needs a member or a token of the workspace.',
  propose: 'Proposing needs a member, or a token that may write.',
  report: 'Reporting what code uses needs a token that may write.',
  decide: 'Deciding needs an editor, an admin or an owner. You can propose it instead.',
  editProjects: 'Changing a project needs an editor, an admin or an owner.',
  leave: 'Only a member can do this.',
  watch: 'Watching needs a member of the workspace.',
  manage: 'This needs an admin or an owner of the workspace.',
  own: 'This needs an owner of the workspace.',
};

function whatTheyAre(actor: Actor): string {
  if (actor === 'TOKEN_READ') return 'This is a token that may read.';
  if (actor === 'TOKEN_WRITE') return 'This is a token that may write.';
  if (actor === 'TOKEN_DECIDE') return 'This is a token that decides for a person.';
  return `Your role is ${actor.toLowerCase()}.`;
}

/** @throws Refusal NOT_FOUND, whatever the reason */
export function notFound(what: string): Refusal {
  return new Refusal(
    'NOT_FOUND',
    `There is no such ${what}, or you have no access to it. Check the address, and the account you are signed in with.`,
  );
}

export const actorKey = ({ viewer }: Access): string => viewerKey(viewer);
