// Groups of a directory. OIDC_ROLES says which role a group gives.
import { Refusal } from '@/domain/Refusal';
import { inChunks } from '@/server/platform/database/inChunks';
import { noteOperatorAct } from '@/server/teams/accounts/operatorEvents';
import { checkOneLine, newId } from '@/server/teams/workspaces/checkText';
import type { Directory } from './Directory';
import { type DirectoryGroup, requireGroup } from './findGroups';
import { inTurn } from './inTurn';
import { givesRole, placeByDirectory } from './placeByDirectory';

/** A step of a change of members; `set` names all. */
export interface MemberStep {
  readonly kind: 'set' | 'add' | 'remove';
  /** Ids of accounts. */
  readonly ids: readonly string[];
}

/** A directory's word about a group; undefined for all that it leaves out. */
export interface GroupChange {
  readonly name?: string;
  readonly externalId?: string | null;
  readonly steps?: readonly MemberStep[];
}

/** @throws Refusal TEXT_INVALID, NAME_TAKEN, ARGUMENT_INVALID */
export async function createGroup(
  directory: Directory,
  { name = '', externalId = null, steps = [] }: GroupChange,
): Promise<DirectoryGroup> {
  const { database, actor } = directory;
  const id = newId();
  const now = Date.now();
  await database.inTransaction(async () => {
    const names = { ...checkName(name), external_id: checkExternalId(externalId) };
    const made = await database
      .connection()
      .insertInto('scim_groups')
      .values({ id, ...names, created_at: now, changed_at: now })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw taken(names.name);
    await noteOperatorAct(database, { actor, act: 'group.made', subject: names.name });
    await changeMembers(directory, await requireGroup(database, id), steps);
  });
  return requireGroup(database, id);
}

/** @throws Refusal as `createGroup`, and NOT_FOUND */
export async function changeGroup(
  directory: Directory,
  id: string,
  { name, externalId, steps = [] }: GroupChange,
): Promise<void> {
  const { database } = directory;
  await inTurn(database, taken(name ?? id), async () => {
    const group = await requireGroup(database, id);
    const next = {
      ...checkName(name ?? group.name),
      external_id: checkExternalId(externalId === undefined ? group.externalId : externalId),
    };
    if (next.name !== group.name || next.external_id !== group.externalId)
      await rename(directory, group, next);
    await changeMembers(directory, await requireGroup(database, id), steps);
  });
}

/** Its members lose what it gave. @throws Refusal NOT_FOUND */
export async function deleteGroup(directory: Directory, id: string): Promise<void> {
  const { database, actor } = directory;
  await database.inTransaction(async () => {
    const { name, externalId, members = [] } = await requireGroup(database, id);
    await database.connection().deleteFrom('scim_groups').where('id', '=', id).execute();
    await noteOperatorAct(database, { actor, act: 'group.deleted', subject: name });
    await place(directory, [name, externalId], members);
  });
}

interface Names {
  readonly name: string;
  readonly name_key: string;
  readonly external_id: string | null;
}

async function rename(directory: Directory, group: DirectoryGroup, next: Names): Promise<void> {
  const { database, actor } = directory;
  const other = await database
    .connection()
    .selectFrom('scim_groups')
    .select('id')
    .where('name_key', '=', next.name_key)
    .where('id', '!=', group.id)
    .executeTakeFirst();
  if (other) throw taken(next.name);
  await database
    .connection()
    .updateTable('scim_groups')
    .set({ ...next, changed_at: Date.now() })
    .where('id', '=', group.id)
    .execute();
  const subject = next.name === group.name ? group.name : `${group.name} → ${next.name}`;
  await noteOperatorAct(database, { actor, act: 'group.changed', subject });
  const names = [group.name, group.externalId, next.name, next.external_id];
  await place(directory, names, group.members ?? []);
}

async function changeMembers(
  directory: Directory,
  { id, name, externalId, members = [] }: DirectoryGroup,
  steps: readonly MemberStep[],
): Promise<void> {
  const { database, actor } = directory;
  const before = new Set(members);
  const after = new Set(before);
  for (const { kind, ids } of steps) {
    if (kind === 'set') after.clear();
    for (const member of ids) after[kind === 'remove' ? 'delete' : 'add'](member);
  }
  const added = [...after].filter((member) => !before.has(member));
  const removed = [...before].filter((member) => !after.has(member));
  if (added.length + removed.length === 0) return;
  await addMembers(directory, id, added);
  for (const chunk of inChunks(removed))
    await database
      .connection()
      .deleteFrom('scim_group_members')
      .where('group_id', '=', id)
      .where('account_id', 'in', chunk)
      .execute();
  await database
    .connection()
    .updateTable('scim_groups')
    .set({ changed_at: Date.now() })
    .where('id', '=', id)
    .execute();
  const subject = `${name}: +${added.length}, −${removed.length}`;
  await noteOperatorAct(database, { actor, act: 'group.changed', subject });
  await place(directory, [name, externalId], [...added, ...removed]);
}

async function addMembers(
  { database }: Directory,
  groupId: string,
  added: readonly string[],
): Promise<void> {
  for (const chunk of inChunks(added)) {
    const rows = await database
      .connection()
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', chunk)
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    const missing = chunk.find((member) => !known.has(member));
    if (missing !== undefined)
      throw new Refusal('ARGUMENT_INVALID', `No user has the id “${missing.slice(0, 60)}”.`, {
        scimType: 'invalidValue',
      });
    await database
      .connection()
      .insertInto('scim_group_members')
      .values(chunk.map((member) => ({ group_id: groupId, account_id: member })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function place(
  { database }: Directory,
  names: readonly (string | null)[],
  members: readonly string[],
): Promise<void> {
  if (!givesRole(names)) return;
  for (const id of members) await placeByDirectory(database, id);
}

function checkName(text: string): Pick<Names, 'name' | 'name_key'> {
  const name = checkOneLine(text, 'displayName', 256);
  return { name, name_key: name.toLowerCase() };
}

const checkExternalId = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : checkOneLine(text, 'externalId', 256);

const taken = (name: string): Refusal =>
  new Refusal('NAME_TAKEN', `There is a group ${name} already.`);
