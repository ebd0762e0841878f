// An instance keeps a few short texts for itself, by name.
import type { Database } from './Database';

export async function readInstanceSetting(
  database: Database,
  name: string,
): Promise<string | undefined> {
  const row = await database
    .connection()
    .selectFrom('instance_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function keepInstanceSetting(
  database: Database,
  name: string,
  value: string,
): Promise<void> {
  await database
    .connection()
    .insertInto('instance_settings')
    .values({ name, value })
    .onConflict((known) => known.column('name').doUpdateSet({ value }))
    .execute();
}
