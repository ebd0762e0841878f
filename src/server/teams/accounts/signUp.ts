import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import type { SignUpRule } from '@/server/platform/config/signUpRule';
import type { Database } from '@/server/platform/database/Database';
import { getAuth } from './auth';
import { checkEmail, checkPassword, checkPersonName } from './checkAccount';
import { mailAccountExists, mailVerification } from './letters';
import { isNamedOperator } from './operator';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** True if an open invitation names this address. */
export type IsInvited = (database: Database, email: string) => Promise<boolean>;

interface SignUpOptions {
  readonly rule?: SignUpRule;
  readonly isInvited?: IsInvited;
  /** The page to go on to once the address is proved. */
  readonly next?: string | undefined;
  /** False where the address has had enough mails. */
  readonly mayMail?: (email: string) => boolean;
}

/**
 * Makes an account. Where the address has one already, nothing changes and nothing is said, in the
 * same time. An operator that the configuration names can always make one.
 * @throws Refusal ACCOUNT_INVALID, SIGN_UP_CLOSED
 */
export async function signUp(
  database: Database,
  account: NewAccount,
  options: SignUpOptions = {},
): Promise<void> {
  const checked = checkAccount(account);
  const refusal = await refuseSignUp(database, checked.email, options);
  if (refusal) throw refusal;
  const auth = await getAuth(database);
  const { user } = await auth.api.signUpEmail({ body: checked });
  // For an address with an account, the library returns a made-up id.
  const isNew = await hasAccount(database, user.id);
  const mayMail = options.mayMail?.(checked.email) !== false;
  if (!isNew && mayMail) await mailAccountExists(database, checked.email);
  if (!isNew) return;
  if (!mayMail) return;
  await mailVerification(database, {
    accountId: user.id,
    email: checked.email,
    next: options.next,
  });
}

/** The reason for refusing an account with this address; undefined if it is allowed. */
export async function refuseSignUp(
  database: Database,
  email: string,
  { rule = config().signUp, isInvited = () => Promise.resolve(false) }: SignUpOptions = {},
): Promise<Refusal | undefined> {
  if (rule === 'open' || isNamedOperator(email)) return undefined;
  return rule === 'invite' && (await isInvited(database, email)) ? undefined : signUpClosed(rule);
}

function signUpClosed(rule: SignUpRule): Refusal {
  return new Refusal(
    'SIGN_UP_CLOSED',
    rule === 'invite'
      ? 'This server takes new accounts by invitation. Open the link you were sent, and sign up with the address it names.'
      : 'This server takes no new accounts. Ask its operator.',
  );
}

function checkAccount({ name, email, password }: NewAccount): NewAccount {
  return {
    name: checkPersonName(name),
    email: checkEmail(email),
    password: checkPassword(password, 'password'),
  };
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
