// Loads own audiences from the database. Pitfall: resolvers are synchronous, so load the audiences
// an operation names before running it and pass them in.
import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { Database, OpenDatabase } from '@/server/platform/database/Database';
import { databaseHealth } from '@/server/platform/database/databaseHealth';
import { toStorageRefusal } from '@/server/platform/database/storageFailure';
import { hearSiblings, tellSiblings } from '@/server/platform/workers/siblings';
import type { AudienceRecipe } from './AudienceRecipe';
import { mixAudience } from './mixAudience';
import { ownAudienceIds } from './ownAudienceId';
import { findRenewal } from './renewals';

export const UNUSED_DAYS = 90;

const DAY_MS = 86_400_000;
const MAX_AUDIENCES = 256;
/** How long another instance may still serve an audience after its deletion. */
const KEPT_MS = 30_000;

export type OwnAudiences = ReadonlyMap<string, Audience | Refusal>;

/** Weak, as one goes with its catalogue. */
const memories = new Set<WeakRef<LRUCache<string, Audience>>>();

const getMemory = memoizeByCatalogue('ownAudiences', () => {
  const memory = new LRUCache<string, Audience>({
    max: MAX_AUDIENCES,
    ttl: KEPT_MS,
    // For as long as the database is away, they go on being answered for.
    noDeleteOnStaleGet: true,
  });
  memories.add(new WeakRef(memory));
  return memory;
});

const FORGET = 'forget own audience';

hearSiblings(FORGET, (dated) => {
  for (const memory of memories) memory.deref()?.delete(String(dated));
});

/**
 * Loads the own audiences that a text names, such as an operation with its variables
 * (docs/decisions/0054-own-audiences-by-text.md). Maps ids to audiences, and a missing one to its
 * Refusal. Returns no promise in the common case of no own audience.
 */
export function findOwnAudiences(
  openDatabase: OpenDatabase,
  catalogue: Catalogue,
  text: string,
): OwnAudiences | Promise<OwnAudiences> {
  const ids = ownAudienceIds(text);
  return ids.length === 0 ? NONE : lookUp(openDatabase, catalogue, ids);
}

const NONE: OwnAudiences = new Map();

/** A blend of ten, one of them compared with another, and some to spare. */
const MAX_NAMED = 20;

async function lookUp(
  openDatabase: OpenDatabase,
  catalogue: Catalogue,
  ids: readonly string[],
): Promise<OwnAudiences> {
  const found = await Promise.all(
    ids
      .slice(0, MAX_NAMED)
      .map(async (id) => [id, await inTime(openDatabase, catalogue, id)] as const),
  );
  return new Map([...found, ...ids.slice(MAX_NAMED).map((id) => [id, TOO_MANY] as const)]);
}

const TOO_MANY = new Refusal(
  'ARGUMENT_INVALID',
  `A request may name ${MAX_NAMED} own audiences; this one names more.`,
);

/** Milliseconds a page waits for the database. */
const LIMIT_MS = 2_500;

/** If the database is unreachable, falls back to the last known answer, or else reports that. */
async function inTime(
  openDatabase: OpenDatabase,
  catalogue: Catalogue,
  id: string,
): Promise<Audience | Refusal> {
  const away = () =>
    getMemory(catalogue).get(`${today()} ${id}`, { allowStale: true }) ?? UNAVAILABLE;
  if (databaseHealth()?.isAvailable === false) return away();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Audience | Refusal>((resolve) => {
    timer = setTimeout(() => resolve(away()), LIMIT_MS);
  });
  return Promise.race([
    ownAudience(openDatabase, catalogue, id).catch((cause: unknown) => {
      if (!isRefusal(toStorageRefusal(cause))) throw cause;
      return away();
    }),
    late,
  ]).finally(() => clearTimeout(timer));
}

const UNAVAILABLE = new Refusal(
  'AUDIENCE_UNAVAILABLE',
  'Your own audience cannot be looked up right now. It is not lost; try again in a few minutes.',
);

/** Equal ids give the same object for a while, so that sums made for it are not made again. */
async function ownAudience(
  openDatabase: OpenDatabase,
  catalogue: Catalogue,
  id: string,
  now = Date.now(),
): Promise<Audience | Refusal> {
  const dated = `${today()} ${id}`;
  const known = getMemory(catalogue).get(dated);
  if (known) return known;
  const database = await openDatabase();
  const row = await findRow(database, id);
  const refusal = findRefusal(id, row);
  if (refusal || !row?.recipe) return refusal ?? unknownAudience(id);
  // A failure to store that must not fail the request.
  await markUsed(database, id, row.used_at, now).catch(() => undefined);

  const found = await findRenewal(database, catalogue, id);
  const facts = toRecipeFacts(id, row, now);
  const audience = {
    ...mixAudience(
      catalogue,
      found ? { ...facts, endsOn: null, renewal: found.sentence } : facts,
      JSON.parse(row.recipe) as AudienceRecipe,
    ),
    ...(found?.renewal && { renewal: found.renewal }),
  };
  // If two lookups ran concurrently, keep the first object.
  const other = getMemory(catalogue).get(dated);
  if (other) return other;
  getMemory(catalogue).set(dated, audience);
  return audience;
}

export function forgetOwnAudience(catalogue: Catalogue, id: string): void {
  const dated = `${today()} ${id}`;
  getMemory(catalogue).delete(dated);
  tellSiblings(FORGET, dated);
}

export function toRecipeFacts(
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

function findRefusal(id: string, row: Row): Refusal | undefined {
  if (!row) return unknownAudience(id);
  if (row.deleted_at !== null)
    return new Refusal(
      'AUDIENCE_GONE',
      `The audience custom:${id} was deleted by its owner on ${toDay(row.deleted_at)}.`,
    );
  // Depends on the recorded steps, not on the clock, so that a wrong clock locks nobody out.
  if (row.recipe !== null) return undefined;
  const endedAt = row.used_at + UNUSED_DAYS * DAY_MS;
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
