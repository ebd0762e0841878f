// Links that prove an address or set a password: single use, and stored as a hash. Nothing that a
// stranger can time depends on whether there is an account.
import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { getAuth } from './auth';
import { checkPassword } from './checkAccount';
import { hashLink } from './hashLink';

const HOUR_MS = 3_600_000;
/** How long a link works. */
export const HOURS = { mailed: 1, copied: 24, verify: 24, operator: 24 } as const;

/** A link that came by mail proves the address as well; one that was handed over does not. */
type ResetKind = 'mailed' | 'copied';

interface AccountRow {
  readonly id: string;
  readonly email: string;
}

export function accountByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  return database
    .connection()
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

export function accountById(database: Database, id: string): Promise<AccountRow | undefined> {
  return database
    .connection()
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * A link to hand over, for an operator who knows the person.
 * @throws Refusal NOT_FOUND
 */
export async function copyResetLink(database: Database, email: string): Promise<string> {
  const account = await accountByEmail(database, email);
  if (account) return createResetLink(database, account, 'copied');
  throw new Refusal('NOT_FOUND', 'No account has this address. Check the spelling.', {
    path: ['email'],
  });
}

export async function createResetLink(
  database: Database,
  { id }: AccountRow,
  kind: ResetKind,
): Promise<string> {
  const token = `${kind[0]}${randomBytes(24).toString('base64url')}`;
  await storeToken(database, `reset-password:${token}`, id, HOURS[kind]);
  return `${config().baseUrl}/reset/${token}`;
}

/** A link that proves the address of a new account, then leads to `next`. */
export async function createVerificationLink(
  database: Database,
  { accountId, next }: { readonly accountId: string; readonly next?: string | undefined },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await storeToken(database, `verify:${token}`, accountId, HOURS.verify);
  const search = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  return `${config().baseUrl}/verify/${token}${search}`;
}

/** Joins the transaction of who asks, which the library could not. */
export async function storeToken(
  database: Database,
  identifier: string,
  value: string,
  hours: number,
): Promise<void> {
  const now = Date.now();
  const createdAt = new Date(now).toISOString();
  await database
    .connection()
    .insertInto('verifications')
    .values({
      id: randomUUID(),
      identifier: hashLink(identifier),
      value,
      expiresAt: new Date(now + hours * HOUR_MS).toISOString(),
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
}

/** @throws Refusal LINK_OVER */
export async function verifyEmail(database: Database, token: string): Promise<void> {
  const { internalAdapter } = await (await getAuth(database)).$context;
  const found = await internalAdapter.consumeVerificationValue(`verify:${token.slice(0, 100)}`);
  if (!found || found.expiresAt < new Date()) throw linkOver();
  await internalAdapter.updateUser(found.value, { emailVerified: true });
}

/**
 * Sets a password, and ends every session of the account.
 * @returns the account's id
 * @throws Refusal LINK_OVER, ACCOUNT_INVALID
 */
export async function resetPassword(
  database: Database,
  token: string,
  password: string,
): Promise<string> {
  checkPassword(password, 'next');
  const auth = await getAuth(database);
  const { internalAdapter } = await auth.$context;
  const short = token.slice(0, 100);
  const found = await internalAdapter.findVerificationValue(`reset-password:${short}`);
  const response = await auth.api.resetPassword({
    body: { token: short, newPassword: password },
    asResponse: true,
  });
  if (!response.ok || !found) throw linkOver();
  if (short.startsWith('m')) await internalAdapter.updateUser(found.value, { emailVerified: true });
  return found.value;
}

const linkOver = (): Refusal =>
  new Refusal(
    'LINK_OVER',
    'This link was used already, or is too old. Ask for another on the sign-in page.',
  );
