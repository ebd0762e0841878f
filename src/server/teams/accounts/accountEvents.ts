// Sign-ins and changes of accounts, with the network address they came from. Rows are only added;
// addresses are personal data, so they are erased after a while.
import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import { currentClient } from '@/server/platform/observe/clientOfRequest';
import type { SecurityChange } from './mails';

export type AccountAction =
  | 'signed-in.password'
  | 'signed-in.code'
  | 'signed-in.passkey'
  | 'signed-in.provider'
  | 'sign-in.failed'
  | 'signed-out'
  | `changed.${SecurityChange}`;

const DAY_MS = 86_400_000;
const KEEP_DAYS = 400;
const KEEP_ADDRESS_DAYS = 90;

export async function noteAccount(
  database: Database,
  accountId: string,
  action: AccountAction,
  now = Date.now(),
): Promise<void> {
  await database
    .connection()
    .insertInto('account_events')
    .values({ id: randomUUID(), at: now, account_id: accountId, action, address: currentClient() })
    .execute();
}

/** Notes a wrong password or code, if the address has an account. */
export async function noteFailedSignIn(database: Database, email: string): Promise<void> {
  const row = await database
    .connection()
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (row) await noteAccount(database, row.id, 'sign-in.failed');
}

/** Removes old events, and addresses that are no longer needed, of workspaces as well. */
export async function forgetOldEvents(database: Database, now = Date.now()): Promise<void> {
  for (const table of ['account_events', 'operator_events'] as const)
    await database
      .connection()
      .deleteFrom(table as 'account_events')
      .where('at', '<', now - KEEP_DAYS * DAY_MS)
      .execute();
  for (const table of ['account_events', 'operator_events', 'audit_entries'] as const)
    await database
      .connection()
      .updateTable(table as 'account_events')
      .set({ address: null })
      .where('at', '<', now - KEEP_ADDRESS_DAYS * DAY_MS)
      .where('address', 'is not', null)
      .execute();
}
