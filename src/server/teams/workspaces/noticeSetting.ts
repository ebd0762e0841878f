import type { Database } from '@/server/platform/database/Database';

/** True unless the person has switched letters about decisions off. */
export async function hasNotices(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('notice_stops')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined;
}

export async function setNotices(
  database: Database,
  accountId: string,
  isOn: boolean,
): Promise<void> {
  if (isOn)
    await database
      .connection()
      .deleteFrom('notice_stops')
      .where('account_id', '=', accountId)
      .execute();
  else
    await database
      .connection()
      .insertInto('notice_stops')
      .values({ account_id: accountId })
      .onConflict((known) => known.column('account_id').doNothing())
      .execute();
}
