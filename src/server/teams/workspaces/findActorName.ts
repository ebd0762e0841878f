import type { Database } from '@/server/platform/database/Database';

/**
 * The name of `person:<id>` or `program:<id>`; of `imported:<name>`, who acted on another instance;
 * or of `provider:<name>`, whose groups give people their roles.
 */
export async function findActorName(database: Database, actor: string): Promise<string> {
  const colon = actor.indexOf(':');
  const id = actor.slice(colon + 1);
  if (actor.startsWith('imported:')) return `${id} (imported)`;
  if (actor.startsWith('provider:')) return `${id} (single sign-on)`;
  const isPerson = actor.slice(0, colon) === 'person';
  const row = await database
    .connection()
    .selectFrom(isPerson ? 'accounts' : 'api_tokens')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? (isPerson ? 'A former member' : 'A former token');
}
