// A database that an earlier program made and filled, and this program opens.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import { LATEST, migrations } from '@/server/platform/database/migrations';
import {
  connectDatabase,
  type DatabasePlace,
  openDatabaseAt,
} from '@/server/platform/database/openDatabase';
import { aPostgresDatabase, providePostgres } from '../../../support/aPostgres';
import { program } from '../../../support/program';

const EARLIER = Object.keys(migrations).slice(0, -1);
const FIRST = EARLIER[0]!;

interface Place extends DatabasePlace {
  remove(): Promise<void>;
}

function aFile(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-upgrade-'));
  return Promise.resolve({
    databaseUrl: undefined,
    dataDir,
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  });
}

const programs = providePostgres();

async function aServer(): Promise<Place> {
  const { url, stop } = await aPostgresDatabase(programs!);
  return { databaseUrl: url, dataDir: '', remove: stop };
}

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Row[]>>;

const untyped = (database: Database) =>
  database.connection() as unknown as Kysely<Record<string, Row>>;

async function tablesOf(database: Database) {
  const tables = await database.connection().introspection.getTables();
  return [...tables].sort((a, b) => a.name.localeCompare(b.name));
}

async function rowsOf(database: Database): Promise<Rows> {
  const rows: Record<string, readonly Row[]> = {};
  for (const { name } of await tablesOf(database))
    rows[name] = await untyped(database).selectFrom(name).selectAll().execute();
  return rows;
}

/** Columns and their types, and the names of indexes. */
async function shapeOf(database: Database) {
  const isPostgres = database.kind === 'postgres';
  const indexes = await database
    .connection()
    .executeQuery<Row>(
      CompiledQuery.raw(
        isPostgres
          ? `select indexname as name from pg_indexes where schemaname = 'public' order by 1`
          : `select name from sqlite_master where type = 'index' order by 1`,
      ),
    );
  const tables = await tablesOf(database);
  return {
    indexes: indexes.rows.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name, dataType, isNullable }) => ({ name, dataType, isNullable })),
    })),
  };
}

/** Texts are all alike, so that every reference leads to a row. */
function valueFor(dataType: string, text: string): unknown {
  if (/char|text/i.test(dataType)) return text;
  if (/bool/i.test(dataType)) return true;
  if (/timestamp|date/i.test(dataType)) return '2026-01-02T03:04:05.000Z';
  return 1;
}

/** Two rows in every table; those that refer to others come after them. */
async function fill(database: Database): Promise<void> {
  let left = await tablesOf(database);
  while (left.length > 0) {
    const refused: typeof left = [];
    for (const table of left) {
      const rows = ['x', 'y'].map((text) =>
        Object.fromEntries(
          table.columns.map(({ name, dataType }) => [name, valueFor(dataType, text)]),
        ),
      );
      await untyped(database)
        .insertInto(table.name)
        .values(rows)
        .execute()
        .catch((cause: Error) => {
          if (!/foreign key/i.test(cause.message)) throw cause;
          refused.push(table);
        });
    }
    if (refused.length === left.length)
      throw new Error(`No order fills ${left.map(({ name }) => name).join(', ')}.`);
    left = refused;
  }
}

/** The columns there were; a session's token is hashed by the migration after it. */
function withColumnsOf(before: Rows, rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(before).map(([table, [first = {}]]) => [
      table,
      rows[table]!.map((row) =>
        Object.fromEntries(
          Object.keys(first)
            .filter((name) => !(table === 'sessions' && name === 'token'))
            .map((name) => [name, row[name]]),
        ),
      ),
    ]),
  );
}

async function makeEarlier(place: Place, schema: string): Promise<Rows> {
  const database = await connectDatabase(place);
  await database.migrate(schema);
  await fill(database);
  const rows = await rowsOf(database);
  await database.close();
  return rows;
}

/** The steps are the same on both, and a database takes PostgreSQL a second. */
const SOME = EARLIER.filter((_, index) => index % 4 === 0);

const PLACES: readonly (readonly [string, () => Promise<Place>, readonly string[]])[] = [
  ['SQLite', aFile, EARLIER],
  ...(programs === undefined ? [] : [['PostgreSQL', aServer, SOME] as const]),
];

describe.each(PLACES)('a database of an earlier program, on %s', (_, aPlace, schemas) => {
  let place: Place;
  beforeEach(async () => {
    place = await aPlace();
  }, 60_000);
  afterEach(() => place.remove());

  it.each(schemas)('keeps every row that was there with the schema of %s', async (schema) => {
    const before = await makeEarlier(place, schema);
    const database = await openDatabaseAt(place);
    const after = await rowsOf(database);
    await database.close();

    expect(withColumnsOf(before, after)).toEqual(withColumnsOf(before, before));
    expect(Object.values(before).flat().length).toBeGreaterThan(1);
  });

  it('has its sessions go on, with their tokens hashed', async () => {
    await makeEarlier(place, '0005-workspaces');
    const database = await openDatabaseAt(place);
    const { sessions } = await rowsOf(database);
    await database.close();

    expect(sessions!.map(({ token }) => token)).toEqual(
      ['x', 'y'].map((token) => createHash('sha256').update(token).digest('hex')),
    );
  });

  it('gets the schema that an empty one gets, and nothing more the second time', async () => {
    await makeEarlier(place, FIRST);
    const [upgraded, empty] = [await openDatabaseAt(place), await aPlace()];
    const made = await openDatabaseAt(empty);

    expect(await shapeOf(upgraded)).toEqual(await shapeOf(made));
    const rows = await rowsOf(upgraded);
    await upgraded.migrate();
    expect(await rowsOf(upgraded)).toEqual(rows);
    await upgraded.close();
    await made.close();
    await empty.remove();
  });

  it('opens normally after a program was killed while it migrated', async () => {
    const before = await makeEarlier(place, FIRST);
    for (const ms of [0, 30, 90]) await killWhileItMigrates(place, ms);
    const database = await openDatabaseAt(place);

    expect(withColumnsOf(before, await rowsOf(database))).toEqual(withColumnsOf(before, before));
    expect((await database.schema()).at(-1)).toBe(LATEST);
    const { rows } = await sql<Row>`select count(*) as count from decisions`.execute(
      database.connection(),
    );
    expect(Number(rows[0]!['count'])).toBe(0);
    await database.close();
  }, 60_000);

  it('is migrated once by three programs that open it at once', async () => {
    const before = await makeEarlier(place, FIRST);
    const exits = await Promise.all([1, 2, 3].map(() => exitOf(place)));
    const database = await openDatabaseAt(place);

    expect(exits).toEqual([0, 0, 0]);
    expect(withColumnsOf(before, await rowsOf(database))).toEqual(withColumnsOf(before, before));
    await database.close();
  }, 60_000);
});

function migrator({ dataDir, databaseUrl }: Place) {
  const args = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  return spawn(process.execPath, [program('tests/support/migrateUntilKilled.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
}

function exitOf(place: Place): Promise<number | null> {
  const child = migrator(place);
  child.stdout.resume();
  return new Promise((resolve) => child.once('close', resolve));
}

async function killWhileItMigrates(place: Place, ms: number): Promise<void> {
  const child = migrator(place);
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
}
