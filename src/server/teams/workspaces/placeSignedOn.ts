// Gives people who sign in with the provider their places in workspaces. A place for everyone is
// given once, so that members stay out after an admin has removed them. Roles by group follow the
// provider at every sign-in. Owners keep their role: they answer for the workspace, not the provider.
// Ruled by docs/decisions/0058-single-sign-on.md.
import { config } from '@/server/platform/config/config';
import type { Placement } from '@/server/platform/config/placements';
import type { Database } from '@/server/platform/database/Database';
import { log } from '@/server/platform/observe/log';
import type { Role } from './Access';
import { addAudit, type AuditAction } from './audit';
import { endNotifications } from './endNotifications';
import { findMember } from './members';
import { workspaceBySlug } from './workspaces';

interface SignedOnPerson {
  readonly accountId: string;
  readonly groups: readonly string[];
}

/** The rules of one workspace, for one person. */
interface Place {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly role: Placement['role'] | undefined;
  /** True if a role depends on a group, so that it follows the provider. */
  readonly isKept: boolean;
}

const RANKS = ['VIEWER', 'EDITOR', 'ADMIN'] as const satisfies readonly Role[];

export async function placeSignedOn(
  database: Database,
  { accountId, groups }: SignedOnPerson,
  placements: readonly Placement[] = config().oidc?.placements ?? [],
): Promise<void> {
  for (const slug of new Set(placements.map(({ workspace }) => workspace))) {
    const workspace = await workspaceBySlug(database, slug);
    if (!workspace) {
      log.warn(
        { workspace: slug },
        'No workspace has the URL name that OIDC_WORKSPACE or OIDC_ROLES gives.',
      );
      continue;
    }
    const rules = placements.filter((placement) => placement.workspace === slug);
    const roles = rules
      .filter(({ group }) => group === undefined || groups.includes(group))
      .map(({ role }) => role);
    const place = {
      workspaceId: workspace.id,
      accountId,
      role: RANKS.findLast((rank) => roles.includes(rank)),
      isKept: rules.some(({ group }) => group !== undefined),
    };
    await database.inTransaction(() => settle(database, place));
  }
}

async function settle(database: Database, place: Place): Promise<void> {
  const { workspaceId, accountId, role, isKept } = place;
  const member = await findMember(database, workspaceId, accountId);
  if (member?.role === 'OWNER') return;
  const wasPlaced = await isPlaced(database, place);
  if (role === undefined) {
    if (member && isKept && wasPlaced) await remove(database, place, member.name);
    return;
  }
  if (!member && (isKept || !wasPlaced)) await add(database, place, role);
  if (member && isKept && member.role !== role) await change(database, place, member.role, role);
  if (!wasPlaced && (isKept || !member)) await notePlaced(database, place);
}

async function isPlaced(database: Database, { workspaceId, accountId }: Place): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('provided_members')
    .select('account_id')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

async function notePlaced(database: Database, { workspaceId, accountId }: Place): Promise<void> {
  await database
    .connection()
    .insertInto('provided_members')
    .values({ workspace_id: workspaceId, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'account_id']).doNothing())
    .execute();
}

async function add(database: Database, place: Place, role: Placement['role']): Promise<void> {
  const { workspaceId, accountId } = place;
  await database
    .connection()
    .insertInto('members')
    .values({ workspace_id: workspaceId, account_id: accountId, role, joined_at: Date.now() })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'account_id']).doNothing())
    .execute();
  const member = await findMember(database, workspaceId, accountId);
  await note(database, place, 'member.joined', member?.name ?? '');
}

async function change(
  database: Database,
  place: Place,
  before: Role,
  role: Placement['role'],
): Promise<void> {
  const { workspaceId, accountId } = place;
  const member = await findMember(database, workspaceId, accountId);
  await database
    .connection()
    .updateTable('members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .where('role', '=', before)
    .execute();
  const subject = `${member?.name ?? ''}: ${before.toLowerCase()} → ${role.toLowerCase()}`;
  await note(database, place, 'member.role_changed', subject);
}

async function remove(database: Database, place: Place, name: string): Promise<void> {
  const { workspaceId, accountId } = place;
  await database
    .connection()
    .deleteFrom('members')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .where('role', '!=', 'OWNER')
    .execute();
  // Someone who is invited later stays, whatever the groups say.
  await database
    .connection()
    .deleteFrom('provided_members')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .execute();
  await endNotifications(database, accountId, workspaceId);
  await note(database, place, 'member.removed', name);
}

const note = (
  database: Database,
  { workspaceId }: Place,
  action: AuditAction,
  subject: string,
): Promise<void> =>
  addAudit(database, {
    workspaceId,
    actor: `provider:${config().oidc?.name ?? ''}`,
    action,
    subject,
    at: Date.now(),
  });
