// Keeps a directory's word about an account, next to the account itself.
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { Refusal } from '@/domain/Refusal';
import { equals } from '@/server/platform/database/conditions';
import type { Database } from '@/server/platform/database/Database';
import { checkOneLine } from '@/server/teams/workspaces/checkText';
import { type DirectoryUser, USER_KEY } from './findUsers';
import type { UserChange } from './UserChange';

export const taken = (name: string): Refusal =>
  new Refusal('NAME_TAKEN', `There is a user ${name} already.`);

/** @returns whether anything is different from before */
export async function keepSaying(
  database: Database,
  id: string,
  change: UserChange,
  user?: DirectoryUser,
): Promise<boolean> {
  const before = {
    user_name: user?.userName ?? '',
    external_id: user?.externalId ?? null,
    display_name: user?.displayName ?? null,
    formatted_name: user?.formatted ?? null,
    given_name: user?.givenName ?? null,
    family_name: user?.familyName ?? null,
  };
  const { userName = before.user_name, externalId = before.external_id } = change;
  const { displayName = before.display_name, formatted = before.formatted_name } = change;
  const { givenName = before.given_name, familyName = before.family_name } = change;
  const said = {
    user_name: checkOneLine(userName, 'userName', ACCOUNT_LIMITS.email),
    external_id: optional(externalId, 'externalId'),
    display_name: optional(displayName, 'displayName'),
    formatted_name: optional(formatted, 'name.formatted'),
    given_name: optional(givenName, 'name.givenName'),
    family_name: optional(familyName, 'name.familyName'),
  };
  await refuseTaken(database, id, said.user_name);
  const row = { ...said, user_key: said.user_name.toLowerCase(), changed_at: Date.now() };
  await database
    .connection()
    .insertInto('scim_users')
    .values({ account_id: id, deactivated: 0, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return JSON.stringify(said) !== JSON.stringify(before);
}

const optional = (text: string | null, field: string): string | null =>
  text === null || text.trim() === '' ? null : checkOneLine(text, field, 256);

async function refuseTaken(database: Database, id: string, userName: string): Promise<void> {
  const other = await database
    .connection()
    .selectFrom('accounts')
    .leftJoin('scim_users', 'scim_users.account_id', 'accounts.id')
    .select('accounts.id')
    .where(equals(USER_KEY, userName.toLowerCase()))
    .where('accounts.id', '!=', id)
    .executeTakeFirst();
  if (other) throw taken(userName);
}
