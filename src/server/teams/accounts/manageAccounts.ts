// Accounts as operators manage them. A locked account keeps everything, and nobody signs in to it.
import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import { hasText } from '@/server/platform/database/hasText';
import { isNamedOperator } from './operator';

export interface ManagedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: number;
  readonly isLocked: boolean;
  readonly isOperator: boolean;
  /** True if its password asks for a code as well. */
  readonly hasSecondFactor: boolean;
  /** How many browsers are signed in. */
  readonly sessionCount: number;
}

interface AccountPage {
  readonly limit?: number;
  /** The last address of the page before. */
  readonly after?: string;
}

/** By address; all whose name or address has the text. */
export async function listAccounts(
  database: Database,
  search = '',
  { limit = 100, after = '' }: AccountPage = {},
): Promise<readonly ManagedAccount[]> {
  const text = search.trim().toLowerCase();
  const rows = await selectAccounts(database)
    .where('accounts.email', '>', after)
    .where(({ fn, or, ref }) =>
      or([
        hasText(fn<string>('lower', ['accounts.name']), text),
        hasText(ref('accounts.email'), text),
      ]),
    )
    .orderBy('accounts.email')
    .limit(limit)
    .execute();
  return rows.map(toAccount);
}

const selectAccounts = (database: Database) =>
  database
    .connection()
    .selectFrom('accounts')
    .leftJoin('operators', 'operators.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.createdAt'])
    .select(['accounts.banned', 'accounts.emailVerified', 'operators.account_id'])
    .select('accounts.twoFactorEnabled')
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('sessions.userId', '=', 'accounts.id')
        .as('sessions'),
    );

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

const toAccount = ({
  id,
  name,
  email,
  createdAt,
  banned,
  emailVerified,
  account_id,
  sessions,
  twoFactorEnabled,
}: AccountRow): ManagedAccount => ({
  ...{ id, name, email, createdAt: new Date(createdAt).getTime() },
  isLocked: Boolean(banned),
  isOperator: account_id !== null || (Boolean(emailVerified) && isNamedOperator(email)),
  hasSecondFactor: Boolean(twoFactorEnabled),
  sessionCount: Number(sessions),
});

/** @throws Refusal NOT_FOUND */
export async function requireAccount(
  database: Database,
  key: { readonly id: string } | { readonly email: string },
): Promise<ManagedAccount> {
  const query = selectAccounts(database);
  const row = await (
    'id' in key
      ? query.where('accounts.id', '=', key.id)
      : query.where('accounts.email', '=', key.email.trim().toLowerCase())
  ).executeTakeFirst();
  if (row) return toAccount(row);
  throw new Refusal('NOT_FOUND', 'No account has this address. Check the spelling.');
}

/** Nobody signs in to it until it is unlocked; everyone who is signed in is out at once. */
export async function lockAccount(database: Database, id: string): Promise<void> {
  await setLocked(database, id, true);
  await endAllSessions(database, id);
}

export const unlockAccount = (database: Database, id: string): Promise<void> =>
  setLocked(database, id, false);

async function setLocked(database: Database, id: string, isLocked: boolean): Promise<void> {
  await database
    .connection()
    .updateTable('accounts')
    .set({ banned: database.kind === 'sqlite' ? Number(isLocked) : isLocked })
    .where('id', '=', id)
    .execute();
}

export async function endAllSessions(database: Database, id: string): Promise<void> {
  await database.connection().deleteFrom('sessions').where('userId', '=', id).execute();
}
