import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { InvitationRow } from '@/server/platform/database/Tables';
import { hasMail } from '@/server/platform/mail/sendMail';
import { type Access, notFound, requirePermission, type Role } from './Access';
import { noteAudit } from './audit';
import { invalid, newId } from './checkText';
import { limitInvitationMails } from './limitInvitationMails';
import { requireRoomToOwn } from './workspaces';

const INVITATION_DAYS = 7;

const DAY_MS = 86_400_000;
const MAX_OPEN = 200;

export const hashSecret = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface NewInvitation {
  readonly invitation: InvitationRow;
  /** Goes into the link, and is not stored. */
  readonly token: string;
}

/**
 * Replaces an earlier invitation of the same address.
 * @throws Refusal FORBIDDEN, TEXT_INVALID, TEAM_LIMIT
 */
export async function invite(
  database: Database,
  access: Access,
  { email: text, role }: { readonly email: string; readonly role: Role },
  now = Date.now(),
): Promise<NewInvitation> {
  if (role === 'OWNER') requirePermission(access, 'own');
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid('email', 'This isn’t an email address. Enter one such as ada@example.org.');
  if (hasMail()) await limitInvitationMails(database, access, email, now);
  await endPending(database, access.workspaceId, email);
  const open = await pendingInvitations(database, access.workspaceId, now);
  if (open.length >= MAX_OPEN)
    throw new Refusal(
      'TEAM_LIMIT',
      `A workspace has at most ${MAX_OPEN} open invitations. Revoke some first.`,
    );
  const token = randomBytes(24).toString('base64url');
  const invitation: InvitationRow = {
    id: newId(),
    workspace_id: access.workspaceId,
    email,
    role,
    token_hash: hashSecret(token),
    invited_by: access.viewer.kind === 'person' ? access.viewer.accountId : '',
    created_at: now,
    expires_at: now + INVITATION_DAYS * DAY_MS,
    state: 'PENDING',
  };
  await database.connection().insertInto('invitations').values(invitation).execute();
  await noteAudit(database, access, 'member.invited', `${email} as ${role.toLowerCase()}`, now);
  return { invitation, token };
}

async function endPending(database: Database, workspaceId: string, email: string): Promise<void> {
  await database
    .connection()
    .updateTable('invitations')
    .set({ state: 'REVOKED' })
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .where('state', '=', 'PENDING')
    .execute();
}

/** Newest first. */
export function pendingInvitations(
  database: Database,
  workspaceId: string,
  now = Date.now(),
): Promise<InvitationRow[]> {
  return database
    .connection()
    .selectFrom('invitations')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @throws Refusal NOT_FOUND */
export async function revokeInvitation(
  database: Database,
  access: Access,
  id: string,
): Promise<InvitationRow> {
  const row = await database
    .connection()
    .updateTable('invitations')
    .set({ state: 'REVOKED' })
    .where('workspace_id', '=', access.workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound('invitation');
  await noteAudit(database, access, 'invitation.revoked', row.email);
  return row;
}

/** By the token of its link, whatever became of it. */
export function findInvitation(
  database: Database,
  token: string,
): Promise<InvitationRow | undefined> {
  return database
    .connection()
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
}

/** True if the holder of this link may sign up with the address it was sent to. */
export async function isInvitedBy(
  database: Database,
  email: string,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const found = await findInvitation(database, token);
  return found?.email === email && invitationProblem(found, undefined, now) === undefined;
}

/** True if an open invitation names this address. Ask it only about an address that is proved. */
export async function isInvited(
  database: Database,
  email: string,
  now = Date.now(),
): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Why an invitation cannot be accepted by this person; undefined if it can. */
export function invitationProblem(
  invitation: InvitationRow | undefined,
  person: Person | undefined,
  now = Date.now(),
): Refusal | undefined {
  if (!invitation)
    return new Refusal(
      'NOT_FOUND',
      'This link holds no invitation. Copy the whole link, or ask for another.',
    );
  if (invitation.state === 'ACCEPTED')
    return invitationOver('This invitation was accepted already. Each link works once.');
  if (invitation.state === 'REVOKED')
    return invitationOver('This invitation was withdrawn. Ask for another.');
  if (invitation.expires_at <= now)
    return invitationOver(
      `This invitation was open for ${INVITATION_DAYS} days and is over. Ask for another.`,
    );
  if (person && person.email !== invitation.email)
    return new Refusal(
      'FORBIDDEN',
      'This invitation is for another address. Sign in with the account it was sent to, or ask for one to your own address.',
    );
  return undefined;
}

const invitationOver = (sentence: string): Refusal => new Refusal('INVITATION_OVER', sentence);

/**
 * Makes a person a member; one who is a member already keeps the role.
 * @returns the id of the workspace
 * @throws Refusal NOT_FOUND, INVITATION_OVER, FORBIDDEN, TEAM_LIMIT
 */
export async function acceptInvitation(
  database: Database,
  person: Person,
  token: string,
  now = Date.now(),
): Promise<string> {
  const invitation = await findInvitation(database, token);
  const problem = invitationProblem(invitation, person, now);
  if (problem || !invitation) throw problem ?? notFound('invitation');
  if (invitation.role === 'OWNER') await requireRoomToOwn(database, person);
  const settled = await database
    .connection()
    .updateTable('invitations')
    .set({ state: 'ACCEPTED' })
    .where('id', '=', invitation.id)
    .where('state', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!settled) throw invitationOver('This invitation was accepted already. Each link works once.');
  await database
    .connection()
    .insertInto('members')
    .values({
      workspace_id: invitation.workspace_id,
      account_id: person.accountId,
      role: invitation.role,
      joined_at: now,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'account_id']).doNothing())
    .execute();
  const access: Access = {
    workspaceId: invitation.workspace_id,
    viewer: person,
    actor: invitation.role,
  };
  await noteAudit(database, access, 'member.joined', person.name, now);
  return invitation.workspace_id;
}
