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
  if (!isPerson) return findTokenName(database, id);
  const row = await database
    .connection()
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? 'A former member';
}

/** “Release bot, for Ada” where it acts for a person. */
async function findTokenName(database: Database, id: string): Promise<string> {
  const row = await database
    .connection()
    .selectFrom('api_tokens')
    .leftJoin('accounts', 'accounts.id', 'api_tokens.person_id')
    .select(['api_tokens.name', 'accounts.name as person'])
    .where('api_tokens.id', '=', id)
    .executeTakeFirst();
  if (!row) return 'A former token';
  return row.person === null ? row.name : `${row.name}, for ${row.person}`;
}
