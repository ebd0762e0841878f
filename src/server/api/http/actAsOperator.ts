// Acts of operators on accounts, from their page or the machine itself. Each is in the audit log, in the
// same transaction.
import type { Database } from '@/server/platform/database/Database';
import {
  endAllSessions,
  lockAccount,
  type ManagedAccount,
  unlockAccount,
} from '@/server/teams/accounts/manageAccounts';
import { dropOperator, nameOperator } from '@/server/teams/accounts/operator';
import { type AccountAct, noteOperatorAct } from '@/server/teams/accounts/operatorEvents';
import { dropSecondFactor } from '@/server/teams/accounts/secondFactor';
import { deletePerson } from '@/server/teams/workspaces/personalData';

type Account = Pick<ManagedAccount, 'id' | 'email'>;

const ACTS: Readonly<Record<AccountAct, (database: Database, account: Account) => Promise<void>>> =
  {
    'account.locked': (database, { id }) => lockAccount(database, id),
    'account.unlocked': (database, { id }) => unlockAccount(database, id),
    'account.sessions-ended': (database, { id }) => endAllSessions(database, id),
    'account.second-factor-ended': (database, { id }) => dropSecondFactor(database, id),
    'account.deleted': (database, { id, email }) =>
      deletePerson(database, { accountId: id, email }),
    'operator.named': (database, { id }) => nameOperator(database, id),
    'operator.dropped': (database, { id }) => dropOperator(database, id),
  };

/**
 * Joins a transaction, or begins one.
 * @param actor `person:<account>`, or `MACHINE`
 */
export function actAsOperator(
  database: Database,
  actor: string,
  act: AccountAct,
  account: Account,
): Promise<void> {
  return database.inTransaction(async () => {
    await ACTS[act](database, account);
    await noteOperatorAct(database, { actor, act, accountId: account.id });
  });
}
