import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import { currentClient } from '@/server/platform/observe/clientOfRequest';

/** An act on an account, by an operator. */
export type AccountAct =
  | 'account.locked'
  | 'account.unlocked'
  | 'account.sessions-ended'
  | 'account.second-factor-ended'
  | 'account.deleted'
  | 'operator.named'
  | 'operator.dropped';

export type OperatorAct =
  | AccountAct
  | 'account.made'
  | 'account.changed'
  | 'group.made'
  | 'group.changed'
  | 'group.deleted'
  | 'scim-token.created'
  | 'scim-token.revoked';

interface OperatorEvent {
  /** `person:<account>`, `scim:<name of the token>`, or `MACHINE`. */
  readonly actor: string;
  readonly act: OperatorAct;
  /** The account that it is about; left out for one about something else. */
  readonly accountId?: string;
  /** The name of what it is about, where that is something else. */
  readonly subject?: string;
}

/** The actor of a command: the program knows nobody on the machine. */
export const MACHINE = 'machine';

/** The address of the account is left out, for it may be deleted. */
export async function noteOperatorAct(
  database: Database,
  { actor, act, accountId = '', subject }: OperatorEvent,
): Promise<void> {
  await database
    .connection()
    .insertInto('operator_events')
    .values({
      ...{ id: randomUUID(), at: Date.now(), actor, action: act },
      ...{ account_id: accountId, subject: subject ?? null, address: currentClient() },
    })
    .execute();
}
