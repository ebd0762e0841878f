import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';

/**
 * True if a password is enough to open an account. A workspace may be closed to those. Passkeys verify
 * the person, and a provider has rules of its own, so neither is asked for more.
 */
export async function opensByPassword(database: Database, accountId: string): Promise<boolean> {
  if (!config().signInWays.includes('password')) return false;
  const row = await database
    .connection()
    .selectFrom('credentials')
    .innerJoin('accounts', 'accounts.id', 'credentials.userId')
    .select('accounts.twoFactorEnabled')
    .where('credentials.userId', '=', accountId)
    .where('credentials.password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined && !row.twoFactorEnabled;
}
