import type { Database } from '@/server/platform/database/Database';

const OPERATOR = 'operator';

/** The account that runs this instance: the first one that was made. */
export async function findOperator(database: Database): Promise<string | undefined> {
  const row = await database
    .connection()
    .selectFrom('instance_settings')
    .select('value')
    .where('name', '=', OPERATOR)
    .executeTakeFirst();
  return row?.value;
}

/** Of two that are made at once, one becomes it. */
export async function nameOperator(database: Database, accountId: string): Promise<void> {
  await database
    .connection()
    .insertInto('instance_settings')
    .values({ name: OPERATOR, value: accountId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
