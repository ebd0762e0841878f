import { Refusal } from '@/domain/Refusal';
import { all, column, either, isSet, lower, not } from '@/server/platform/database/conditions';
import type { Database } from '@/server/platform/database/Database';
import { type DirectoryFilter, ofText, toCondition, type ToCondition } from './DirectoryFilter';

/** An account as a directory sees it. */
export interface DirectoryUser {
  readonly id: string;
  readonly userName: string;
  readonly externalId: string | null;
  /** As others see it. */
  readonly name: string;
  readonly displayName: string | null;
  readonly formatted: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string;
  /** False for a locked account, also if an operator locked it. */
  readonly isActive: boolean;
  /** True if the directory locked it. */
  readonly isDeactivated: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** One part of a list. */
export interface PageArgs {
  readonly filter: DirectoryFilter | undefined;
  /** From 0. */
  readonly offset: number;
  readonly limit: number;
}

/** The user name in lower case; of an account that no directory spoke of, the address. */
export const USER_KEY = either(column('scim_users.user_key'), column('accounts.email'));

const selectUsers = (database: Database) =>
  database
    .connection()
    .selectFrom('accounts')
    .leftJoin('scim_users', 'scim_users.account_id', 'accounts.id');

/** @throws Refusal NOT_FOUND */
export async function requireUser(database: Database, id: string): Promise<DirectoryUser> {
  const { users } = await findUsers(database, {
    filter: { kind: 'compare', attribute: 'id', operator: 'eq', value: id },
    offset: 0,
    limit: 1,
  });
  if (users[0]) return users[0];
  throw new Refusal('NOT_FOUND', 'No user has this id.');
}

/** In the order of their ids. @throws Refusal ARGUMENT_INVALID */
export async function findUsers(
  database: Database,
  { filter, offset, limit }: PageArgs,
): Promise<{ readonly users: readonly DirectoryUser[]; readonly total: number }> {
  const where = toCondition(filter, conditions(database));
  const { total } = await selectUsers(database)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  const rows = await selectUsers(database)
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.banned'])
    .select(['accounts.createdAt', 'accounts.updatedAt', 'scim_users.user_name'])
    .select(['scim_users.external_id', 'scim_users.given_name', 'scim_users.family_name'])
    .select(['scim_users.display_name', 'scim_users.formatted_name'])
    .select(['scim_users.deactivated', 'scim_users.changed_at'])
    .where(where)
    .orderBy('accounts.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const groups = await groupsOf(
    database,
    rows.map(({ id }) => id),
  );
  const users = rows.map((row) => ({
    ...{ id: row.id, name: row.name, email: row.email },
    userName: row.user_name ?? row.email,
    // A directory that never spoke of the account sees the name that others see.
    displayName: row.user_name === null ? row.name : row.display_name,
    formatted: row.user_name === null ? row.name : row.formatted_name,
    externalId: row.external_id,
    givenName: row.given_name,
    familyName: row.family_name,
    isActive: !row.banned,
    isDeactivated: row.deactivated === 1,
    createdAt: new Date(row.createdAt).getTime(),
    changedAt: Math.max(new Date(row.updatedAt).getTime(), Number(row.changed_at ?? 0)),
    groups: groups.filter(({ accountId }) => accountId === row.id),
  }));
  return { users, total: Number(total) };
}

function conditions(database: Database): Readonly<Record<string, ToCondition>> {
  const email = ofText(column('accounts.email'), true);
  const name = ofText(lower(column('accounts.name')), true);
  return {
    id: ofText(column('accounts.id')),
    username: ofText(USER_KEY, true),
    externalid: ofText(column('scim_users.external_id')),
    emails: email,
    'emails.value': email,
    displayname: name,
    'name.formatted': name,
    'name.givenname': ofText(lower(column('scim_users.given_name')), true),
    'name.familyname': ofText(lower(column('scim_users.family_name')), true),
    active: isActive(database),
  };
}

function isActive({ kind }: Database): ToCondition {
  const isLocked = isSet('accounts.banned', kind);
  return ({ operator, value }) => {
    const isTrue = String(value).toLowerCase() === 'true';
    if (operator === 'pr') return all([]);
    return (operator === 'ne') === isTrue ? isLocked : not(isLocked);
  };
}

async function groupsOf(database: Database, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  const rows = await database
    .connection()
    .selectFrom('scim_group_members')
    .innerJoin('scim_groups', 'scim_groups.id', 'scim_group_members.group_id')
    .select(['scim_group_members.account_id', 'scim_groups.id', 'scim_groups.name'])
    .where('scim_group_members.account_id', 'in', accountIds)
    .orderBy('scim_groups.name_key')
    .execute();
  return rows.map(({ account_id, id, name }) => ({ accountId: account_id, id, name }));
}
