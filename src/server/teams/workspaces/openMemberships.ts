// The memberships that count now. A workspace may ask for a second factor: then those of accounts
// that a password alone opens rest until that has changed. Passkeys verify the person, and a provider
// has rules of its own, so neither is asked for more.
import { sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import { isOn } from '@/server/teams/accounts/isOn';

/** Joined with their workspaces. */
export const openMemberships = (database: Database, accountId: string) =>
  memberships(database, accountId).where(({ eb, or, not }) =>
    or([eb('workspaces.needs_second_factor', '=', 0), not(isWeak())]),
  );

export const closedMemberships = (database: Database, accountId: string) =>
  memberships(database, accountId).where('workspaces.needs_second_factor', '=', 1).where(isWeak());

const memberships = (database: Database, accountId: string) =>
  database
    .connection()
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .where('members.account_id', '=', accountId);

/** True of a member whose password alone opens the account. */
export const isWeak = () =>
  isOn('password')
    ? sql<boolean>`exists (
        select 1 from credentials inner join accounts on accounts.id = credentials."userId"
        where credentials."userId" = members.account_id and credentials.password is not null
          and (accounts."twoFactorEnabled" is null or not accounts."twoFactorEnabled")
      )`
    : sql<boolean>`(1 = 0)`;
