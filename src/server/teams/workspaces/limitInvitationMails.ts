import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { Access } from './Access';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails in an hour, as for lost passwords, and in a day. */
const MAX_TO_ADDRESS = 3;
const MAX_BY_PERSON = 200;

/**
 * Counts invitations of all workspaces: anyone can make one.
 * @throws Refusal TEAM_LIMIT
 */
export async function limitInvitationMails(
  database: Database,
  { viewer }: Access,
  email: string,
  now: number,
): Promise<void> {
  const [toAddress, byPerson] = await Promise.all([
    countSince(database, 'email', email, now - HOUR_MS),
    viewer.kind === 'person'
      ? countSince(database, 'invited_by', viewer.accountId, now - DAY_MS)
      : 0,
  ]);
  if (toAddress >= MAX_TO_ADDRESS)
    throw new Refusal(
      'TEAM_LIMIT',
      `${MAX_TO_ADDRESS} invitations went to this address within the hour. Copy the link of the last one, or try again in an hour.`,
      { path: ['email'] },
    );
  if (byPerson >= MAX_BY_PERSON)
    throw new Refusal(
      'TEAM_LIMIT',
      `You have sent ${MAX_BY_PERSON} invitations within a day, which is the limit. Send the others tomorrow.`,
    );
}

async function countSince(
  database: Database,
  column: 'email' | 'invited_by',
  value: string,
  since: number,
): Promise<number> {
  const row = await database
    .connection()
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
