import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { log } from '@/server/platform/observe/log';
import {
  endAllSessions,
  lockAccount,
  requireAccount,
  unlockAccount,
} from '@/server/teams/accounts/manageAccounts';
import { dropOperator, nameOperator, requireOperator } from '@/server/teams/accounts/operator';
import { dropSecondFactor } from '@/server/teams/accounts/secondFactor';
import { deletePerson } from '@/server/teams/workspaces/personalData';

type Act = (
  database: Database,
  account: { readonly id: string; readonly email: string },
) => Promise<void>;

const ACTS = new Map<string, Act>([
  ['lock', (database, { id }) => lockAccount(database, id)],
  ['unlock', (database, { id }) => unlockAccount(database, id)],
  ['end-sessions', (database, { id }) => endAllSessions(database, id)],
  ['end-second-factor', (database, { id }) => dropSecondFactor(database, id)],
  ['name-operator', (database, { id }) => nameOperator(database, id)],
  ['drop-operator', (database, { id }) => dropOperator(database, id)],
  ['delete', (database, { id, email }) => deletePerson(database, { accountId: id, email })],
]);

/**
 * An act of an operator on another account; on the own account only to hand the role on. Nobody can
 * lock themselves out with it.
 * @throws Refusal FORBIDDEN, NOT_FOUND, ACCOUNT_LAST_OWNER, LAST_OPERATOR, OPERATOR_NAMED
 */
export async function manageAccount(
  database: Database,
  { accountId }: Pick<Person, 'accountId'>,
  { id, what }: { readonly id: string; readonly what: string },
): Promise<void> {
  await requireOperator(database, accountId);
  const act = ACTS.get(what);
  if (!act) throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  if (id === accountId && what !== 'drop-operator')
    throw new Refusal('FORBIDDEN', 'This is your own account. Another operator can do this.');
  await database.inTransaction(async () => act(database, await requireAccount(database, { id })));
  log.info({ operator: accountId, account: id, what }, 'An operator changed an account.');
}
