import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { FRESH_S, getAuth } from './auth';
import { checkEmail, checkPassword, checkPersonName } from './checkAccount';
import { mailVerification } from './letters';
import { waysIn } from './waysIn';

/** Cookies to set, as the headers that set them. */
export type SetCookies = readonly string[];

/** The parts of a browser's request that identify the client. */
export interface SessionRequest {
  readonly cookies: string | undefined;
  readonly userAgent?: string | undefined;
}

export const toHeaders = ({ cookies, userAgent }: SessionRequest): Headers =>
  new Headers({
    ...(cookies !== undefined && { cookie: cookies }),
    ...(userAgent !== undefined && { 'user-agent': userAgent.slice(0, 300) }),
  });

interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The page to go on to, once the address is proved if it must be. */
  readonly next?: string | undefined;
  /** False where the address has had enough mails. */
  readonly mayMail?: (email: string) => boolean;
}

/**
 * If the address must be proved first, mails another link.
 * @throws Refusal SIGN_IN_WRONG, EMAIL_UNVERIFIED
 */
export async function signIn(
  database: Database,
  { email, password, next, mayMail = () => true }: SignInAttempt,
  request: SessionRequest,
): Promise<SetCookies> {
  const auth = await getAuth(database);
  const response = await auth.api.signInEmail({
    body: { email: readEmail(email), password: password.slice(0, 1_000) },
    headers: toHeaders({ ...request, cookies: undefined }),
    asResponse: true,
  });
  // Only someone who knows the password learns that it is locked, or not proved.
  if (response.status === 403 && (await isLocked(response)))
    throw new Refusal(
      'ACCOUNT_LOCKED',
      'This account is locked. Ask the person who runs this server.',
    );
  if (response.status === 403)
    throw await refuseUnverified(database, readEmail(email), { next, mayMail });
  if (!response.ok) throw wrongSignIn();
  return response.headers.getSetCookie();
}

async function isLocked(response: Response): Promise<boolean> {
  const { code } = (await response.json()) as { readonly code?: string };
  return code === 'BANNED_USER';
}

async function refuseUnverified(
  database: Database,
  email: string,
  { next, mayMail }: Pick<SignInAttempt, 'next'> & Pick<Required<SignInAttempt>, 'mayMail'>,
): Promise<Refusal> {
  const row = await database
    .connection()
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (row && mayMail(email)) await mailVerification(database, { accountId: row.id, email, next });
  return new Refusal(
    'EMAIL_UNVERIFIED',
    'Confirm your address first: open the link we have just emailed to it, then sign in.',
  );
}

/** Looks invalid addresses up as well, so that the answer doesn't reveal which ones are valid. */
function readEmail(text: string): string {
  try {
    return checkEmail(text);
  } catch {
    return 'nobody@example.invalid';
  }
}

const wrongSignIn = (): Refusal =>
  new Refusal(
    'SIGN_IN_WRONG',
    'This address and password don’t match. Check both; capital letters count in the password.',
    { path: ['password'] },
  );

export async function signOut(database: Database, request: SessionRequest): Promise<SetCookies> {
  const auth = await getAuth(database);
  const response = await auth.api.signOut({ headers: toHeaders(request), asResponse: true });
  return response.headers.getSetCookie();
}

export interface OpenSession {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly userAgent: string | null;
}

/** Newest first. */
export async function openSessions(
  database: Database,
  accountId: string,
): Promise<readonly OpenSession[]> {
  const rows = await database
    .connection()
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', accountId)
    .execute();
  return rows
    .filter(({ expiresAt }) => toMs(expiresAt) > Date.now())
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      createdAt: toMs(createdAt),
      lastUsedAt: toMs(updatedAt),
      userAgent,
    }))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}

const toMs = (moment: string | Date): number => new Date(moment).getTime();

/** Ends a session at once, if it belongs to this account. */
export async function endSession(
  database: Database,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await deleteSessions(database, accountId).where('id', '=', sessionId).execute();
}

/** Ends every session of this account but one. */
export async function endOtherSessions(
  database: Database,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await deleteSessions(database, accountId).where('id', '!=', sessionId).execute();
}

const deleteSessions = (database: Database, accountId: string) =>
  database.connection().deleteFrom('sessions').where('userId', '=', accountId);

/**
 * Also ends all other sessions, to lock out anyone who knew the old password.
 * @throws Refusal SIGN_IN_WRONG, ACCOUNT_INVALID
 */
export async function changePassword(
  database: Database,
  { current, next }: { readonly current: string; readonly next: string },
  request: SessionRequest,
): Promise<SetCookies> {
  const auth = await getAuth(database);
  const response = await auth.api.changePassword({
    body: {
      currentPassword: current,
      newPassword: checkPassword(next, 'next'),
      revokeOtherSessions: true,
    },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw wrongPassword();
  return response.headers.getSetCookie();
}

const wrongPassword = (): Refusal =>
  new Refusal('SIGN_IN_WRONG', 'This is not your current password. Nothing was changed.', {
    path: ['current'],
  });

export async function renamePerson(
  database: Database,
  accountId: string,
  text: string,
): Promise<void> {
  const name = checkPersonName(text);
  await database
    .connection()
    .updateTable('accounts')
    .set({ name })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Asks for the password again, so that nobody can delete an account through a browser left open. An
 * account without a password needs a fresh session instead.
 * @throws Refusal SIGN_IN_WRONG, SIGN_IN_AGAIN
 */
export async function confirmPerson(
  database: Database,
  { accountId, sessionId }: Person,
  password: string,
  request: SessionRequest,
): Promise<void> {
  const { hasPassword } = await waysIn(database, accountId);
  if (!hasPassword) {
    const own = (await openSessions(database, accountId)).find(({ id }) => id === sessionId);
    if (own && Date.now() - own.createdAt < FRESH_S * 1_000) return;
    throw new Refusal('SIGN_IN_AGAIN', 'Sign in again first, then do this within 15 minutes.');
  }
  const auth = await getAuth(database);
  const response = await auth.api.verifyPassword({
    body: { password },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw wrongPassword();
}
