import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { WorkspaceRow } from '@/server/platform/database/Tables';
import type { Access } from './Access';
import { noteAudit } from './audit';
import { checkOneLine, checkSlug, newId, slugTaken } from './checkText';
import { formerWorkspace } from './formerAddresses';
import { opensByPassword } from './opensByPassword';

const WORKSPACE_LIMITS = { name: 80, owned: 20, graceDays: 14 } as const;

const DAY_MS = 86_400_000;

/** @throws Refusal TEXT_INVALID, NAME_TAKEN, TEAM_LIMIT */
export async function createWorkspace(
  database: Database,
  person: Person,
  input: { readonly name: string; readonly slug: string },
  now = Date.now(),
): Promise<WorkspaceRow> {
  const row: WorkspaceRow = {
    id: newId(),
    slug: checkSlug(input.slug),
    name: checkOneLine(input.name, 'name', WORKSPACE_LIMITS.name),
    created_at: now,
    delete_at: null,
    needs_second_factor: 0,
  };
  await requireRoomToOwn(database, person);
  if (await formerWorkspace(database, row.slug)) throw slugTaken(row.slug);
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('workspaces')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw slugTaken(row.slug);
  await database
    .connection()
    .insertInto('members')
    .values({ workspace_id: row.id, account_id: person.accountId, role: 'OWNER', joined_at: now })
    .execute();
  const access: Access = { workspaceId: row.id, viewer: person, actor: 'OWNER' };
  await noteAudit(database, access, 'workspace.created', row.name, now);
  return row;
}

/**
 * Every new owner must have room for one more workspace. Workspaces that are about to be deleted
 * don't count.
 * @param other the name of a person that someone else makes an owner
 * @throws Refusal TEAM_LIMIT
 */
export async function requireRoomToOwn(
  database: Database,
  { accountId }: Pick<Person, 'accountId'>,
  other?: string,
): Promise<void> {
  const { count } = await database
    .connection()
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('members.account_id', '=', accountId)
    .where('members.role', '=', 'OWNER')
    .where('workspaces.delete_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < WORKSPACE_LIMITS.owned) return;
  throw new Refusal(
    'TEAM_LIMIT',
    other === undefined
      ? `An account can own ${WORKSPACE_LIMITS.owned} workspaces. Delete one, or hand it on.`
      : `${other} owns ${WORKSPACE_LIMITS.owned} workspaces already, as many as an account can. Choose another member, or ask ${other} to hand one on.`,
  );
}

/** By its address, or one it had before. */
export async function workspaceBySlug(
  database: Database,
  slug: string,
): Promise<WorkspaceRow | undefined> {
  const row = await database
    .connection()
    .selectFrom('workspaces')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? formerWorkspace(database, slug);
}

export function workspaceById(database: Database, id: string): Promise<WorkspaceRow | undefined> {
  return database
    .connection()
    .selectFrom('workspaces')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By name, with the person's role in each; without those that are closed to them. */
export async function listWorkspaces(database: Database, accountId: string) {
  const rows = await listMemberships(database, accountId);
  const isClosed = await findClosed(database, accountId, rows);
  return rows.filter((row) => !isClosed(row));
}

/** The names of those that ask for more than this account has. */
export async function listClosedWorkspaces(
  database: Database,
  accountId: string,
): Promise<string[]> {
  const rows = await listMemberships(database, accountId);
  const isClosed = await findClosed(database, accountId, rows);
  return rows.filter(isClosed).map(({ name }) => name);
}

type Asking = Pick<WorkspaceRow, 'needs_second_factor'>;

async function findClosed(
  database: Database,
  accountId: string,
  rows: readonly Asking[],
): Promise<(row: Asking) => boolean> {
  const isAsking = ({ needs_second_factor }: Asking): boolean => needs_second_factor === 1;
  const isWeak = rows.some(isAsking) && (await opensByPassword(database, accountId));
  return (row) => isWeak && isAsking(row);
}

const listMemberships = (database: Database, accountId: string) =>
  database
    .connection()
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .selectAll('workspaces')
    .select('members.role')
    .where('members.account_id', '=', accountId)
    .orderBy('workspaces.name')
    .orderBy('workspaces.id')
    .execute();

export interface ManagedWorkspace {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly members: number;
  /** Their addresses, separated by commas. */
  readonly owners: string;
}

/** All of the instance, for operators: by name, without what is in them. */
export async function listAllWorkspaces(
  database: Database,
  limit = 100_000,
): Promise<readonly ManagedWorkspace[]> {
  const rows = await database
    .connection()
    .selectFrom('workspaces')
    .select(['id', 'slug', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('members.workspace_id', '=', 'workspaces.id')
        .as('members'),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  const owners = await database
    .connection()
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['members.workspace_id', 'accounts.email'])
    .where('members.role', '=', 'OWNER')
    .orderBy('accounts.email')
    .execute();
  return rows.map(({ members, ...row }) => ({
    ...row,
    members: Number(members),
    owners: owners
      .filter(({ workspace_id }) => workspace_id === row.id)
      .map(({ email }) => email)
      .join(', '),
  }));
}

export async function renameWorkspace(
  database: Database,
  access: Access,
  text: string,
): Promise<WorkspaceRow> {
  const name = checkOneLine(text, 'name', WORKSPACE_LIMITS.name);
  await database
    .connection()
    .updateTable('workspaces')
    .set({ name })
    .where('id', '=', access.workspaceId)
    .execute();
  await noteAudit(database, access, 'workspace.renamed', name);
  return (await workspaceById(database, access.workspaceId))!;
}

/** It can be read and exported until then, and the deletion stopped. */
export async function setDeletion(
  database: Database,
  access: Access,
  { isWanted, now = Date.now() }: { readonly isWanted: boolean; readonly now?: number },
): Promise<WorkspaceRow> {
  const deleteAt = isWanted ? now + WORKSPACE_LIMITS.graceDays * DAY_MS : null;
  const before = await workspaceById(database, access.workspaceId);
  // Kept after all, it counts again.
  if (!isWanted && before?.delete_at != null && access.viewer.kind === 'person')
    await requireRoomToOwn(database, access.viewer);
  await database
    .connection()
    .updateTable('workspaces')
    .set({ delete_at: deleteAt })
    .where('id', '=', access.workspaceId)
    .execute();
  const row = (await workspaceById(database, access.workspaceId))!;
  await noteAudit(
    database,
    access,
    isWanted ? 'workspace.deletion_set' : 'workspace.deletion_stopped',
    row.name,
    now,
  );
  return row;
}

/** Removes workspaces whose deletion is due. */
export async function removeDeletedWorkspaces(database: Database, now = Date.now()): Promise<void> {
  await database.connection().deleteFrom('workspaces').where('delete_at', '<=', now).execute();
}
