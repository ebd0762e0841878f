import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { log } from '@/server/platform/observe/log';
import { requireAccount } from '@/server/teams/accounts/manageAccounts';
import { requireOperator } from '@/server/teams/accounts/operator';
import type { AccountAct } from '@/server/teams/accounts/operatorEvents';
import { actAsOperator } from './actAsOperator';

const ACTS = new Map<string, AccountAct>([
  ['lock', 'account.locked'],
  ['unlock', 'account.unlocked'],
  ['end-sessions', 'account.sessions-ended'],
  ['end-second-factor', 'account.second-factor-ended'],
  ['name-operator', 'operator.named'],
  ['drop-operator', 'operator.dropped'],
  ['delete', 'account.deleted'],
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
  await database.inTransaction(async () =>
    actAsOperator(database, `person:${accountId}`, act, await requireAccount(database, { id })),
  );
  log.info({ operator: accountId, account: id, what }, 'An operator changed an account.');
}
