import { sql } from 'kysely';
import type { Database } from './Database';
import { migrations } from './migrations';
import { connectDatabase, type DatabasePlace } from './openDatabase';
import { hasSqliteFile } from './sqliteDialect';

export interface DatabaseDescription {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** Milliseconds until it answered. */
  readonly ms: number;
  /** Migrations it has not seen yet. */
  readonly missing: readonly string[];
  /** Migrations of a newer program. */
  readonly unknown: readonly string[];
  /** Audiences that were made, deleted ones included. */
  readonly rows: number;
  /** Faults that SQLite's own check finds. */
  readonly problem?: string;
}

/** Describes a database without changing it; undefined before it exists. */
export async function describeDatabase(
  place: DatabasePlace,
): Promise<DatabaseDescription | undefined> {
  const isFile = place.databaseUrl === undefined;
  if (isFile && !hasSqliteFile(place.dataDir)) return undefined;
  const startedAt = performance.now();
  const database = await connectDatabase(place);
  try {
    const schema = await database.schema();
    const ms = performance.now() - startedAt;
    const problem = isFile ? await findDamage(database) : undefined;
    return {
      kind: isFile ? 'SQLite' : 'PostgreSQL',
      ms,
      missing: Object.keys(migrations).filter((name) => !schema.includes(name)),
      unknown: schema.filter((name) => !(name in migrations)),
      rows: schema.length > 0 ? await countAudiences(database) : 0,
      ...(problem !== undefined && { problem }),
    };
  } finally {
    await database.close();
  }
}

async function findDamage(database: Database): Promise<string | undefined> {
  const { rows } = await sql<Record<'quick_check', string>>`pragma quick_check(1)`.execute(
    database.connection(),
  );
  const found = rows[0]?.quick_check ?? 'its check says nothing';
  return found === 'ok' ? undefined : found;
}

async function countAudiences(database: Database): Promise<number> {
  const { count } = await database
    .connection()
    .selectFrom('audiences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
