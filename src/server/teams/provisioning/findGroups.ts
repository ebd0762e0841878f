import { Refusal } from '@/domain/Refusal';
import { column, has } from '@/server/platform/database/conditions';
import type { Database } from '@/server/platform/database/Database';
import { ofText, toCondition, type ToCondition } from './DirectoryFilter';
import type { PageArgs } from './findUsers';

export interface DirectoryGroup {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Ids of accounts; undefined if nobody asked for them. */
  readonly members: readonly string[] | undefined;
}

interface GroupArgs extends PageArgs {
  readonly hasMembers: boolean;
}

/** @throws Refusal NOT_FOUND */
export async function requireGroup(
  database: Database,
  id: string,
  hasMembers = true,
): Promise<DirectoryGroup> {
  const { groups } = await findGroups(database, {
    filter: { kind: 'compare', attribute: 'id', operator: 'eq', value: id },
    ...{ offset: 0, limit: 1, hasMembers },
  });
  if (groups[0]) return groups[0];
  throw new Refusal('NOT_FOUND', 'No group has this id.');
}

/** In the order of their ids. @throws Refusal ARGUMENT_INVALID */
export async function findGroups(
  database: Database,
  { filter, offset, limit, hasMembers }: GroupArgs,
): Promise<{ readonly groups: readonly DirectoryGroup[]; readonly total: number }> {
  const where = toCondition(filter, CONDITIONS);
  const query = database.connection().selectFrom('scim_groups').where(where);
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('id').offset(offset).limit(limit).execute();
  const members = hasMembers ? await membersOf(database, rows) : undefined;
  const groups = rows.map(({ id, name, external_id, created_at, changed_at }) => ({
    ...{ id, name, externalId: external_id },
    ...{ createdAt: Number(created_at), changedAt: Number(changed_at) },
    members: members?.filter(({ group_id }) => group_id === id).map(({ account_id }) => account_id),
  }));
  return { groups, total: Number(total) };
}

const isMember: ToCondition = (comparison) =>
  has(
    'scim_group_members',
    'group_id',
    'scim_groups.id',
    ofText(column('scim_group_members.account_id'))(comparison),
  );

const CONDITIONS: Readonly<Record<string, ToCondition>> = {
  id: ofText(column('scim_groups.id')),
  displayname: ofText(column('scim_groups.name_key'), true),
  externalid: ofText(column('scim_groups.external_id')),
  members: isMember,
  'members.value': isMember,
};

async function membersOf(database: Database, groups: readonly { readonly id: string }[]) {
  if (groups.length === 0) return [];
  return database
    .connection()
    .selectFrom('scim_group_members')
    .selectAll()
    .where(
      'group_id',
      'in',
      groups.map(({ id }) => id),
    )
    .orderBy('account_id')
    .execute();
}
