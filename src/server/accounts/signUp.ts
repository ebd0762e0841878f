import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { Refusal } from '@/domain/Refusal';
import { config, type SignUpRule } from '@/server/config/config';
import type { Database } from '@/server/database/Database';
import { openDatabase } from '@/server/database/openDatabase';
import { getAuth } from './auth';
import { findOperator, nameOperator } from './operator';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface SignUpOptions {
  readonly rule?: SignUpRule;
  /** Whether an invitation that is still open names this address. */
  readonly isInvited?: (database: Database, email: string) => Promise<boolean>;
}

/**
 * Makes an account. Where the address has one already, nothing changes and nothing is said, in the
 * same time. The first account of an instance can always be made.
 * @throws Refusal ACCOUNT_INVALID, SIGN_UP_CLOSED
 */
export async function signUp(
  account: NewAccount,
  { rule = config().signUp, isInvited = () => Promise.resolve(false) }: SignUpOptions = {},
): Promise<void> {
  const checked = checkAccount(account);
  const database = await openDatabase();
  const isFirst = (await findOperator(database)) === undefined;
  if (!isFirst && rule !== 'open') {
    const mayCome = rule === 'invite' && (await isInvited(database, checked.email));
    if (!mayCome) throw closed(rule);
  }
  const auth = await getAuth(database);
  const { user } = await auth.api.signUpEmail({ body: checked });
  // Of an address that has an account, only a made-up id comes back.
  if (isFirst && (await hasAccount(database, user.id))) await nameOperator(database, user.id);
}

function closed(rule: SignUpRule): Refusal {
  return new Refusal(
    'SIGN_UP_CLOSED',
    rule === 'invite'
      ? 'This instance takes new accounts by invitation. Open the link you were sent, and sign up with the address it names.'
      : 'This instance takes no new accounts. Ask its operator.',
  );
}

function checkAccount({ name, email, password }: NewAccount): NewAccount {
  return {
    name: checkPersonName(name),
    email: checkEmail(email),
    password: checkPassword(password, 'password'),
  };
}

export function checkPersonName(text: string): string {
  const name = text.trim().replace(/\s+/gu, ' ');
  if (name !== '' && name.length <= ACCOUNT_LIMITS.name && !/\p{Cc}/u.test(name)) return name;
  throw new Refusal(
    'ACCOUNT_INVALID',
    `A name has 1 to ${ACCOUNT_LIMITS.name} characters, on one line.`,
    { path: ['name'] },
  );
}

export function checkEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (
    email.length <= ACCOUNT_LIMITS.email &&
    /^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
  )
    return email;
  throw new Refusal(
    'ACCOUNT_INVALID',
    'This is no email address. Write one such as ada@example.org.',
    { path: ['email'] },
  );
}

export function checkPassword(password: string, field: string): string {
  const { min, max } = ACCOUNT_LIMITS.password;
  if (password.length >= min && password.length <= max) return password;
  throw new Refusal(
    'ACCOUNT_INVALID',
    `A password has ${min} to ${max} characters; this one has ${password.length}.`,
    { path: [field] },
  );
}

async function hasAccount(database: Database, id: string): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
