import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import { currentClient } from '@/server/platform/observe/clientOfRequest';

export type OperatorAct =
  | 'account.locked'
  | 'account.unlocked'
  | 'account.sessions-ended'
  | 'account.second-factor-ended'
  | 'account.deleted'
  | 'operator.named'
  | 'operator.dropped';

interface OperatorEvent {
  /** `person:<account>`, or `MACHINE`. */
  readonly actor: string;
  readonly act: OperatorAct;
  readonly accountId: string;
}

/** The actor of a command: the program knows nobody on the machine. */
export const MACHINE = 'machine';

/** The address of the account is left out, for it may be deleted. */
export async function noteOperatorAct(
  database: Database,
  { actor, act, accountId }: OperatorEvent,
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
