// Codes of authenticator apps that were accepted: the library takes each for up to 90 seconds, so
// that clocks may differ, and someone who saw one typed must not get in with it.
import type { Database } from '@/server/platform/database/Database';
import { hashLink } from './hashLink';

/** Longer than any code is accepted. */
const KEEP_MS = 3 * 60_000;

const idOf = (accountId: string, code: string): string =>
  `code:${hashLink(`used:${accountId}:${code}`)}`;

export async function isCodeUsed(
  database: Database,
  accountId: string,
  code: string,
): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('verifications')
    .select('id')
    .where('id', '=', idOf(accountId, code))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false if it was used before, also by a request at the same moment */
export async function takeCode(
  database: Database,
  accountId: string,
  code: string,
): Promise<boolean> {
  const now = Date.now();
  const [createdAt, expiresAt] = [now, now + KEEP_MS].map((at) => new Date(at).toISOString());
  const id = idOf(accountId, code);
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('verifications')
    .values({
      ...{ id, identifier: id, value: accountId },
      ...{ expiresAt: expiresAt!, createdAt: createdAt!, updatedAt: createdAt! },
    })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet({ expiresAt: expiresAt! })
        .where('verifications.expiresAt', '<=', createdAt!),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
