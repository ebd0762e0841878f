import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import { type DatabasePlace, openDatabaseAt } from '@/server/platform/database/openDatabase';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { program } from '../../../support/program';
import { tracedSpans } from '../../../support/tracedSpans';

const ROUNDS = 2;

const insert = (database: Database, key: string) =>
  database
    .connection()
    .insertInto('idempotency_answers')
    .values({ key, request_hash: 'h', answer: null, created_at: 1_800_000_000_000 })
    .execute();

/** A statement that is under way when the limits of these tests pass. */
function slowly(database: Database): Promise<unknown> {
  const text =
    database.kind === 'postgres'
      ? sql`select pg_sleep(1)`
      : sql`with recursive n(x) as (select 1 union all select x + 1 from n where x < 1500000) select max(x) from n`;
  return text.execute(database.connection());
}

async function keysOf(database: Database): Promise<string[]> {
  const rows = await database
    .connection()
    .selectFrom('idempotency_answers')
    .select('key')
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Starts two writers at once, kills them after a while without warning, and gives the rows they
 * were acknowledged are safe.
 */
async function acknowledgedBefore(place: DatabasePlace, ms: number): Promise<string[]> {
  const texts = await Promise.all(['a', 'b'].map((name) => writtenBefore(place, name, ms)));
  // The last line may have been cut off in the middle.
  return texts.flatMap((text) => text.split('\n').slice(0, -1));
}

async function writtenBefore(
  { dataDir, databaseUrl }: DatabasePlace,
  name: string,
  ms: number,
): Promise<string> {
  const args = [
    program('tests/support/writeUntilKilled.ts'),
    name,
    dataDir,
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
  ];
  const writer = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  let text = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    if (text === '') setTimeout(() => writer.kill('SIGKILL'), ms);
    text += chunk.toString();
  });
  await new Promise<void>((resolve) => writer.once('close', () => resolve()));
  return text;
}

describe('Database', () => {
  onEachDatabase((opened) => {
    it('keeps every acknowledged row when two writing processes are killed', async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        acknowledged.push(...(await acknowledgedBefore(opened.place, 200 + 200 * round)));
      const stored = new Set(await keysOf(opened.database));

      expect(acknowledged.length).toBeGreaterThan(ROUNDS);
      expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
    }, 120_000);

    it('traces a query by its kind, without its contents', async () => {
      const spans = await tracedSpans(() => insert(opened.database, 'secret'));

      expect(spans).toEqual([
        { name: 'database insert', attributes: { 'db.operation.name': 'insert' } },
      ]);
    });

    it('commits a transaction completely or not at all', async () => {
      const { database } = opened;
      const broken = database.inTransaction(async () => {
        await insert(database, 'half');
        throw new Error('The other half is missing.');
      });
      await expect(broken).rejects.toThrow('The other half is missing.');
      await database.inTransaction(() => insert(database, 'whole'));

      const keys = await keysOf(database);
      expect(keys).toContain('whole');
      expect(keys).not.toContain('half');
    });

    it('undoes a transaction that does not end, and lets others go on', async () => {
      const { database } = opened;
      const held = database.inTransaction(
        async () => {
          await insert(database, 'held');
          await new Promise(() => undefined);
        },
        { name: 'aTest', limitMs: 200 },
      );
      const next = database.inTransaction(() => insert(database, 'after the held one'));

      await expect(held).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      await next;
      const keys = await keysOf(database);
      expect(keys).toContain('after the held one');
      expect(keys).not.toContain('held');
    });

    it('stores nothing of a transaction that goes on after it was undone', async () => {
      const { database } = opened;
      let rest: Promise<unknown> = Promise.resolve();
      const held = database.inTransaction(
        () => (rest = slowly(database).then(() => insert(database, 'too late'))),
        { limitMs: 100 },
      );

      await expect(held).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      await expect(rest).rejects.toThrow('is over');
      expect(await keysOf(database)).not.toContain('too late');
    });

    it('joins a nested transaction to the outer one', async () => {
      const { database } = opened;
      const outer = database.inTransaction(async () => {
        await database.inTransaction(() => insert(database, 'inner'));
        throw new Error('undone');
      });

      await expect(outer).rejects.toThrow('undone');
      expect(await keysOf(database)).not.toContain('inner');
    });

    it('refuses the queries of a library within a transaction', async () => {
      const { database } = opened;
      const queries = database.forLibrary();
      const ask = () => queries.selectFrom('accounts').selectAll().execute();
      const outside = /asked outside of the transaction/;

      await database.inTransaction(async () => {
        expect(() => database.forLibrary()).toThrow(outside);
        await expect(ask()).rejects.toThrow(outside);
        await expect(queries.transaction().execute(ask)).rejects.toThrow(outside);
        await insert(database, 'despite the library');
      });
      expect(await keysOf(database)).toContain('despite the library');
      expect(await ask()).toEqual([]);
    });

    it('returns timestamps as the numbers that were stored', async () => {
      await insert(opened.database, 'moment');
      const row = await opened.database
        .connection()
        .selectFrom('idempotency_answers')
        .selectAll()
        .where('key', '=', 'moment')
        .executeTakeFirstOrThrow();

      expect(row).toEqual({
        key: 'moment',
        request_hash: 'h',
        answer: null,
        created_at: 1_800_000_000_000,
      });
    });

    it('has nothing to migrate when opened again', async () => {
      const other = await openDatabaseAt(opened.place);
      const stored = await keysOf(other);
      await other.close();

      expect(stored).toContain('whole');
    });
  });
});
