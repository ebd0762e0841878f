// What operators do to accounts, from their page or the machine itself. Each act is in the audit log,
// in the same transaction, without the address of the account: it may be deleted.
import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import { currentClient } from '@/server/platform/observe/clientOfRequest';
import {
  endAllSessions,
  lockAccount,
  type ManagedAccount,
  unlockAccount,
} from '@/server/teams/accounts/manageAccounts';
import { dropOperator, nameOperator } from '@/server/teams/accounts/operator';
import { dropSecondFactor } from '@/server/teams/accounts/secondFactor';
import { deletePerson } from './personalData';

type Account = Pick<ManagedAccount, 'id' | 'email'>;

/** What it does, by its name in the audit log. */
const ACTS = {
  'account.locked': (database, { id }) => lockAccount(database, id),
  'account.unlocked': (database, { id }) => unlockAccount(database, id),
  'account.sessions-ended': (database, { id }) => endAllSessions(database, id),
  'account.second-factor-ended': (database, { id }) => dropSecondFactor(database, id),
  'operator.named': (database, { id }) => nameOperator(database, id),
  'operator.dropped': (database, { id }) => dropOperator(database, id),
  'account.deleted': (database, { id, email }) => deletePerson(database, { accountId: id, email }),
} satisfies Readonly<Record<string, (database: Database, account: Account) => Promise<void>>>;

export type OperatorAct = keyof typeof ACTS;

/** Who runs a command on the machine is nobody that the program knows. */
export const MACHINE = 'machine';

/**
 * Joins a transaction, or begins one.
 * @param actor `person:<account>`, or `MACHINE`
 */
export function actAsOperator(
  database: Database,
  actor: string,
  act: OperatorAct,
  account: Account,
): Promise<void> {
  return database.inTransaction(async () => {
    await ACTS[act](database, account);
    await noteOperatorAct(database, { actor, act, accountId: account.id });
  });
}

export async function noteOperatorAct(
  database: Database,
  {
    actor,
    act,
    accountId,
  }: { readonly actor: string; readonly act: OperatorAct; readonly accountId: string },
): Promise<void> {
  await database
    .connection()
    .insertInto('operator_events')
    .values({
      ...{ id: randomUUID(), at: Date.now(), actor, action: act },
      ...{ account_id: accountId, address: currentClient() },
    })
    .execute();
}
