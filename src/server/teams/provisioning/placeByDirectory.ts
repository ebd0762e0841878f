// Groups of a directory give roles by the rules that the provider's claim is read with: OIDC_ROLES.
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import type { SignedOn } from '@/server/teams/accounts/oidc';
import { placeSignedOn } from '@/server/teams/workspaces/placeSignedOn';

/** Gives someone the places that the groups of the directory stand for, and takes others away. */
export async function placeByDirectory(database: Database, accountId: string): Promise<void> {
  await placeSignedOn(database, { accountId, groups: await groupsOf(database, accountId) });
}

/** Gives an account that was just made the places for everyone, before any group names it. */
export async function placeNewcomer(database: Database, accountId: string): Promise<void> {
  const placements = config().oidc?.placements.filter(({ group }) => group === undefined) ?? [];
  await placeSignedOn(database, { accountId, groups: [] }, placements);
}

/**
 * Once a directory has sent a group, its groups count in place of the claim, for everyone: the two
 * would undo each other otherwise.
 */
export async function placeAtSignIn(database: Database, signedOn: SignedOn): Promise<void> {
  const group = await database
    .connection()
    .selectFrom('scim_groups')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (group) await placeByDirectory(database, signedOn.accountId);
  else await placeSignedOn(database, signedOn);
}

/** True if a role depends on one of these names. */
export const givesRole = (names: readonly (string | null)[]): boolean =>
  config().oidc?.placements.some(({ group }) => group !== undefined && names.includes(group)) ===
  true;

/** A rule may name a group as people do, or by the id that the provider's claim has. */
async function groupsOf(database: Database, accountId: string): Promise<readonly string[]> {
  const rows = await database
    .connection()
    .selectFrom('scim_group_members')
    .innerJoin('scim_groups', 'scim_groups.id', 'scim_group_members.group_id')
    .select(['scim_groups.name', 'scim_groups.external_id'])
    .where('scim_group_members.account_id', '=', accountId)
    .execute();
  return rows.flatMap(({ name, external_id }) => [name, ...(external_id ? [external_id] : [])]);
}
