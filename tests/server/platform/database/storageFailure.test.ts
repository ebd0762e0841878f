import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { storageReason, toStorageRefusal } from '@/server/platform/database/storageFailure';

const failureOf = (opening: Promise<unknown>): Promise<unknown> =>
  opening.then(
    () => undefined,
    (cause: unknown) => cause,
  );

describe('storageFailure', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plimsoll-failure-'))));
  afterEach(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  });

  const openAt = (dataDir: string) => openDatabaseAt({ databaseUrl: undefined, dataDir });

  it('reports a damaged file as damaged', async () => {
    writeFileSync(join(folder, 'plimsoll.sqlite'), 'This is no database.'.repeat(1_000));

    expect(storageReason(await failureOf(openAt(folder)))).toBe('its file is damaged');
  });

  it('says of a folder that cannot be made that it cannot be reached', async () => {
    mkdirSync(join(folder, 'x'));
    writeFileSync(join(folder, 'x/file'), '');

    expect(storageReason(await failureOf(openAt(join(folder, 'x/file/data'))))).toBe(
      'it cannot be reached (ENOTDIR)',
    );
  });

  it('stops if no folder can be made, even if its parent reports it as missing', async () => {
    expect(storageReason(await failureOf(openAt('/proc/nowhere/data')))).toBe(
      'it cannot be reached (ENOENT)',
    );
  });

  it('reports a full disk, even if undoing the transaction fails too', async () => {
    const database: Database = await openAt(folder);
    await sqliteLimit(database);
    const failure = await failureOf(
      database.inTransaction(() =>
        database
          .connection()
          .insertInto('idempotency_answers')
          .values({ key: 'k', request_hash: 'h', answer: 'x'.repeat(1_000_000), created_at: 1 })
          .execute(),
      ),
    );
    await database.close();

    expect(failure).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringMatching(/^Saving is off: .* try again/) as string,
      details: { reason: 'its disk is full' },
    });
  });

  /** As many pages as there are: the next one is one too many, as on a full disk. */
  async function sqliteLimit(database: Database): Promise<void> {
    const { sql } = await import('kysely');
    await sql`pragma max_page_count = 20`.execute(database.connection());
  }

  it('waits for a lock of another program without keeping this one from anything else', async () => {
    const [one, other] = [await openAt(folder), await openAt(folder)];
    const row = (key: string) => ({ key, request_hash: 'h', answer: 'a', created_at: 1 });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => void (release = resolve));
    const holding = other.inTransaction(async () => {
      await other.connection().insertInto('idempotency_answers').values(row('held')).execute();
      await held;
    });
    let [ticks, longest, before] = [0, 0, performance.now()];
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
      ticks += 1;
    }, 10);
    const waiting = one.inTransaction(() =>
      one.connection().insertInto('idempotency_answers').values(row('waiting')).execute(),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    clearInterval(timer);
    release();
    await Promise.all([holding, waiting]);
    await Promise.all([one.close(), other.close()]);

    // Asleep in the driver it would have ticked once; a busy machine is late, but not for that long.
    expect(ticks).toBeGreaterThan(5);
    expect(longest).toBeLessThan(700);
  });

  it('ends every wait for a PostgreSQL that says nothing', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const failure = await failureOf(
      openDatabaseAt({ databaseUrl: `postgres://a@127.0.0.1:${port}/a`, dataDir: '' }),
    );
    silent.close();

    expect(storageReason(failure)).toBe('it does not answer');
  });

  it('keeps a mistake in a query a fault', () => {
    const mistake = Object.assign(new Error('no such table'), { errcode: 1 });

    expect(toStorageRefusal(mistake)).toBe(mistake);
    expect(storageReason(Object.assign(new Error('syntax'), { code: '42601' }))).toBeUndefined();
  });
});
