// The people who run this instance. The first is named by `OPERATORS`, whose address must be proved,
// by the link in the log, or by a command on the machine itself: coming first proves nothing.
import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';

export async function isOperator(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('accounts')
    .leftJoin('operators', 'operators.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.emailVerified', 'operators.account_id'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return false;
  return row.account_id !== null || (Boolean(row.emailVerified) && isNamedOperator(row.email));
}

/** True if the configuration names this address. */
export const isNamedOperator = (email: string): boolean =>
  config().operators.includes(email.toLowerCase());

/** @throws Refusal FORBIDDEN */
export async function requireOperator(database: Database, accountId: string): Promise<void> {
  if (await isOperator(database, accountId)) return;
  throw new Refusal('FORBIDDEN', 'Only an operator of this server can do this.');
}

/** True if there is an operator, or the configuration names one. */
export async function hasOperator(database: Database): Promise<boolean> {
  if (config().operators.length > 0) return true;
  const row = await database
    .connection()
    .selectFrom('operators')
    .select('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function nameOperator(database: Database, accountId: string): Promise<void> {
  await database
    .connection()
    .insertInto('operators')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

/** Keeps the last operator. @throws Refusal LAST_OPERATOR, OPERATOR_NAMED */
export async function dropOperator(database: Database, accountId: string): Promise<void> {
  const operators = await listOperators(database);
  const own = operators.find(({ id }) => id === accountId);
  if (own?.isNamed)
    throw new Refusal(
      'OPERATOR_NAMED',
      'OPERATORS names this address. Take it out there and restart the server.',
    );
  if (own && operators.length === 1)
    throw new Refusal(
      'LAST_OPERATOR',
      'This is the only operator. Make someone else an operator first.',
    );
  await database.connection().deleteFrom('operators').where('account_id', '=', accountId).execute();
}

/** Refuses where nobody else could run the server. @throws Refusal LAST_OPERATOR */
export async function requireOtherOperator(database: Database, accountId: string): Promise<void> {
  const operators = await listOperators(database);
  const isOne = operators.some(({ id }) => id === accountId);
  if (!isOne || operators.some(({ id, isLocked }) => id !== accountId && !isLocked)) return;
  throw new Refusal(
    'LAST_OPERATOR',
    'This person is the only one who runs the server. Make someone else an operator first.',
  );
}

async function listOperators(database: Database) {
  const rows = await database
    .connection()
    .selectFrom('accounts')
    .leftJoin('operators', 'operators.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.emailVerified', 'accounts.banned'])
    .select('operators.account_id')
    .where(({ eb, or }) =>
      or([
        eb('operators.account_id', 'is not', null),
        eb('accounts.email', 'in', ['', ...config().operators]),
      ]),
    )
    .execute();
  return rows
    .map(({ id, email, emailVerified, banned, account_id }) => ({
      ...{ id, isLocked: Boolean(banned), isListed: account_id !== null },
      isNamed: Boolean(emailVerified) && isNamedOperator(email),
    }))
    .filter(({ isListed, isNamed }) => isListed || isNamed);
}
