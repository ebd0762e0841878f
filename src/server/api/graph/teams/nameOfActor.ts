import { openDatabase } from '@/server/platform/database/openDatabase';

/**
 * `person:<id>` or `program:<id>` as a name; those that are gone have none. `imported:<name>` is one
 * of another instance.
 */
export async function nameOfActor(actor: string): Promise<string> {
  const colon = actor.indexOf(':');
  const id = actor.slice(colon + 1);
  if (actor.startsWith('imported:')) return `${id} (imported)`;
  const isPerson = actor.slice(0, colon) === 'person';
  const row = await (
    await openDatabase()
  )
    .connection()
    .selectFrom(isPerson ? 'accounts' : 'api_tokens')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? (isPerson ? 'A former member' : 'A former token');
}
