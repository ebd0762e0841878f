import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { type Reply, runSqlite } from '@/server/platform/database/runSqlite';
import { SqliteThread } from '@/server/platform/database/SqliteThread';
import { storageReason } from '@/server/platform/database/storageFailure';
import { program as programOf } from '../../../support/program';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  );

const row = (key: string) => ({ key, request_hash: 'h', answer: 'a', created_at: 1 });

describe('SqliteThread', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plimsoll-thread-'));
    file = join(folder, 'plimsoll.sqlite');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('works while this process goes on', async () => {
    const thread = await SqliteThread.open({ file, timeout: 5 });
    let isDone = false;
    const counting = thread
      .ask(
        'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select count(*) as count from n',
      )
      .finally(() => (isDone = true));
    let turns = 0;
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await thread.close();

    expect((await counting).rows).toEqual([{ count: 2_000_000 }]);
    // In this thread it would have been one.
    expect(turns).toBeGreaterThan(10);
  });

  it.each([
    ['3.51.2', 'SQLite 3.51.2 is too old: 3.51.3 or newer is needed.'],
    ['3.51.3', undefined],
    ['4.0.0', undefined],
  ])('opens a file with SQLite %s only if its write-ahead log is safe', (version, message) => {
    const replies: Reply[] = [];

    class DatabaseSync {
      prepare = () => ({ get: () => ({ version }) });
      close = () => undefined;
    }

    const port = {
      postMessage: (reply: Reply) => replies.push(reply),
      on: () => 0,
      close: () => 0,
    };
    runSqlite(() => ({ DatabaseSync }), port, { file, timeout: 5 });

    expect(replies.map(({ failure }) => failure?.message)).toEqual([message]);
  });

  it('takes a transaction with it when it ends, and the next work gets another', async () => {
    const open = jest.spyOn(SqliteThread, 'open');
    const database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
    const thread = await (open.mock.results[0]!.value as Promise<SqliteThread>);
    const add = (key: string) =>
      database.connection().insertInto('idempotency_answers').values(row(key)).execute();
    const failure = await failureOf(
      database.inTransaction(async () => {
        await add('before');
        await thread.close();
        // Even if the work does not mind, nothing of it is saved.
        await add('after').catch(() => undefined);
      }),
    );
    await add('next');
    const rows = await database
      .connection()
      .selectFrom('idempotency_answers')
      .select('key')
      .execute();
    await database.close();

    expect(failure).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(rows).toEqual([{ key: 'next' }]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('keeps the process alive until it is closed', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [programOf('tests/support/closeSlowThread.ts')],
      { encoding: 'utf8' },
    );

    expect({ status, stdout }).toEqual({ status: 0, stdout: 'closed\n' });
  });

  it('ends every wait for a disk that says nothing', async () => {
    const program = `
      const { parentPort } = require('node:worker_threads');
      parentPort.postMessage({ id: 0 });
      parentPort.on('message', ({ text }) => text === '' && parentPort.close());`;
    const thread = await SqliteThread.open({ file, timeout: 5 }, { program, limitMs: 50 });
    const failure = await failureOf(thread.ask('select 1'));

    expect(storageReason(failure)).toBe('it does not answer');
    expect(thread.hasEnded).toBe(true);
  });

  it('survives a statement that takes too long, whose thread ends with it', async () => {
    const slow =
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select count(*) as count from n';
    const thread = await SqliteThread.open({ file, timeout: 5 }, { limitMs: 50 });
    const failure = await failureOf(thread.ask(slow));
    await thread.close();
    const next = await SqliteThread.open({ file, timeout: 5 });
    const { rows } = await next.ask(slow);
    await next.close();

    expect(storageReason(failure)).toBe('it does not answer');
    expect(rows).toEqual([{ count: 3_000_000 }]);
  });

  it('says of a driver that cannot be loaded that saving is off', async () => {
    const program = `
      const { parentPort } = require('node:worker_threads');
      try { require('./no-such-driver'); }
      catch ({ message, code }) { parentPort.postMessage({ id: 0, failure: { message, code } }); }`;
    const failure = await failureOf(SqliteThread.open({ file, timeout: 5 }, { program }));

    expect(storageReason(failure)).toBe('it cannot be reached (MODULE_NOT_FOUND)');
  });
});
