// Loads own audiences from the database. Pitfall: resolvers are synchronous, so load the audiences
// an operation names before running it and pass them in.
import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import type { Database } from '@/server/database/Database';
import { openDatabase } from '@/server/database/openDatabase';
import type { AudienceRecipe } from './AudienceRecipe';
import { mixAudience } from './mixAudience';
import { ownAudienceIds } from './ownAudienceId';

export const UNUSED_DAYS = 90;

const DAY_MS = 86_400_000;
const MAX_AUDIENCES = 256;
/** How long another process may still serve an audience after its deletion. */
const KEPT_MS = 30_000;

export type OwnAudiences = ReadonlyMap<string, Audience | Refusal>;

const getMemory = memoizeByCatalogue(
  'ownAudiences',
  () => new LRUCache<string, Audience>({ max: MAX_AUDIENCES, ttl: KEPT_MS }),
);

/**
 * Loads the own audiences a text names, by id; a missing one maps to its Refusal. Returns no
 * promise in the common case of no own audience.
 */
export function findOwnAudiences(
  catalogue: Catalogue,
  text: string,
): OwnAudiences | Promise<OwnAudiences> {
  const ids = ownAudienceIds(text);
  return ids.length === 0 ? NONE : lookUp(catalogue, ids);
}

const NONE: OwnAudiences = new Map();

async function lookUp(catalogue: Catalogue, ids: readonly string[]): Promise<OwnAudiences> {
  const found = await Promise.all(
    ids.map(async (id) => [id, await ownAudience(catalogue, id)] as const),
  );
  return new Map(found);
}

/** Equal ids return the same object while cached, so coverage sums are reused. */
async function ownAudience(
  catalogue: Catalogue,
  id: string,
  now = Date.now(),
): Promise<Audience | Refusal> {
  const dated = `${today()} ${id}`;
  const known = getMemory(catalogue).get(dated);
  if (known) return known;
  const row = await findRow(await openDatabase(), id);
  const refusal = findRefusal(id, row, now);
  if (refusal || !row?.recipe) return refusal ?? unknownAudience(id);
  await markUsed(await openDatabase(), id, row.used_at, now);

  const audience = mixAudience(
    catalogue,
    toFacts(id, row, now),
    JSON.parse(row.recipe) as AudienceRecipe,
  );
  // If two lookups ran concurrently, keep the first object.
  const other = getMemory(catalogue).get(dated);
  if (other) return other;
  getMemory(catalogue).set(dated, audience);
  return audience;
}

export function forgetOwnAudience(catalogue: Catalogue, id: string): void {
  getMemory(catalogue).delete(`${today()} ${id}`);
}

export function toFacts(
  id: string,
  row: { readonly name: string; readonly created_at: number },
  now: number,
) {
  return {
    key: `custom:${id}`,
    name: row.name,
    createdOn: toDay(row.created_at),
    endsOn: toDay(now + UNUSED_DAYS * DAY_MS),
  };
}

function findRow(database: Database, id: string) {
  return database
    .connection()
    .selectFrom('audiences')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

type Row = Awaited<ReturnType<typeof findRow>>;

function findRefusal(id: string, row: Row, now: number): Refusal | undefined {
  if (!row) return unknownAudience(id);
  if (row.deleted_at !== null)
    return new Refusal(
      'AUDIENCE_GONE',
      `The audience custom:${id} was deleted by its owner on ${toDay(row.deleted_at)}.`,
    );
  const endedAt = row.used_at + UNUSED_DAYS * DAY_MS;
  if (row.recipe !== null && endedAt > now) return undefined;
  return new Refusal(
    'AUDIENCE_GONE',
    `The audience custom:${id} was removed on ${toDay(endedAt)}, after ${UNUSED_DAYS} days without use. Create it again.`,
  );
}

function unknownAudience(id: string): Refusal {
  return new Refusal(
    'AUDIENCE_UNKNOWN',
    `There is no audience custom:${id}. Check the link; the audience may belong to another server.`,
  );
}

async function markUsed(
  database: Database,
  id: string,
  usedAt: number,
  now: number,
): Promise<void> {
  if (now - usedAt < DAY_MS) return;
  await database
    .connection()
    .updateTable('audiences')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Clears audiences past the unused limit, and deletes their rows a year later. */
export async function endUnusedAudiences(database: Database, now = Date.now()): Promise<void> {
  const before = now - UNUSED_DAYS * DAY_MS;
  await database
    .connection()
    .updateTable('audiences')
    .set({ recipe: null, name: '' })
    .where('used_at', '<=', before)
    .where('recipe', 'is not', null)
    .execute();
  await database
    .connection()
    .deleteFrom('audiences')
    .where('used_at', '<=', before - 365 * DAY_MS)
    .execute();
}
