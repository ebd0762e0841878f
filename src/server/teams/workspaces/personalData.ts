import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { endNotifications } from './endNotifications';
import { lockOwners } from './members';
import { listWorkspaces } from './workspaces';

/** Everything stored about a person, for the person. */
export async function exportPerson(database: Database, person: Person): Promise<object> {
  const { accountId } = person;
  const account = await database
    .connection()
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'createdAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const workspaces = await listWorkspaces(database, accountId);
  return {
    format: 'plimsoll-account',
    version: 1,
    account,
    ...(await collectSignIns(database, accountId)),
    memberships: workspaces.map(({ id, slug, name, role }) => ({ id, slug, name, role })),
    decisions: await listAuthored(database, accountId),
    ...(await collectNotifications(database, accountId)),
  };
}

/** Sessions and ways in, without secrets. */
async function collectSignIns(database: Database, accountId: string): Promise<object> {
  const sessions = await database
    .connection()
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', accountId)
    .execute();
  const linked = await database
    .connection()
    .selectFrom('credentials')
    .select('providerId')
    .where('userId', '=', accountId)
    .execute();
  const passkeys = await database
    .connection()
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', accountId)
    .execute();
  const signIns = await database
    .connection()
    .selectFrom('account_events')
    .select(['at', 'action', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute();
  const directory = await collectDirectory(database, accountId);
  return {
    ...{ sessions, waysIn: linked.map(({ providerId }) => providerId), passkeys, signIns },
    directory,
  };
}

/** The word of a company's directory about a person. */
async function collectDirectory(database: Database, accountId: string): Promise<object> {
  const user = await database
    .connection()
    .selectFrom('scim_users')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const groups = await database
    .connection()
    .selectFrom('scim_group_members')
    .innerJoin('scim_groups', 'scim_groups.id', 'scim_group_members.group_id')
    .select('scim_groups.name')
    .where('scim_group_members.account_id', '=', accountId)
    .orderBy('scim_groups.name_key')
    .execute();
  return { user: user ?? null, groups: groups.map(({ name }) => name) };
}

/** Decisions by the person, oldest first. */
const listAuthored = (database: Database, accountId: string): Promise<object[]> =>
  database
    .connection()
    .selectFrom('decisions')
    .select([
      'id',
      'workspace_id',
      'project_id',
      'subject',
      'state',
      'rationale',
      'fallback',
      'review_on',
      'ask_at_percent',
      'ask_when_shipped',
      'decided_at',
    ])
    .where('author', '=', `person:${accountId}`)
    .orderBy('decided_at')
    .execute();

/** A person's watches, with the messages sent to them. */
async function collectNotifications(database: Database, accountId: string): Promise<object> {
  const inbox = await database
    .connection()
    .selectFrom('inbox_items')
    .select(['workspace_id', 'reason', 'subject', 'data', 'created_at', 'seen_at', 'done_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const watches = await database
    .connection()
    .selectFrom('watches')
    .select(['id', 'workspace_id', 'subject', 'triggers', 'audience', 'line_percent', 'created_at'])
    .where('owner_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return {
    inbox: inbox.map((item) => ({ ...item, data: JSON.parse(item.data) as unknown })),
    watches: watches.map((watch) => ({
      ...watch,
      triggers: JSON.parse(watch.triggers) as unknown,
    })),
  };
}

/**
 * Removes an account with its sessions, memberships, watches, emails and feeds. Decisions stay with
 * their teams, without its name.
 * @throws Refusal ACCOUNT_LAST_OWNER
 */
export async function deletePerson(
  database: Database,
  { accountId, email }: Pick<Person, 'accountId' | 'email'>,
): Promise<void> {
  const connection = database.connection();
  const memberships = await listWorkspaces(database, accountId);
  for (const { id, role } of memberships) if (role === 'OWNER') await lockOwners(database, id);
  const owned = await connection
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select(['workspaces.name', 'workspaces.id'])
    .where('members.account_id', '=', accountId)
    .where('members.role', '=', 'OWNER')
    .where('workspaces.delete_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as other')
            .select('other.account_id')
            .whereRef('other.workspace_id', '=', 'workspaces.id')
            .where('other.role', '=', 'OWNER')
            .where('other.account_id', '!=', accountId),
        ),
      ),
    )
    .execute();
  if (owned.length > 0)
    throw new Refusal(
      'ACCOUNT_LAST_OWNER',
      `You are the only owner of ${owned.map(({ name }) => `“${name}”`).join(', ')}. Make another member an owner there, or delete it, first.`,
    );
  await connection.deleteFrom('invitations').where('email', '=', email).execute();
  await endNotifications(database, accountId);
  await connection.deleteFrom('accounts').where('id', '=', accountId).execute();
}
