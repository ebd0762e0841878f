import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { sqliteDialect } from '@/server/platform/database/sqliteDialect';

describe('sqliteDialect', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plimsoll-sqlite-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('uses a write-ahead log and flushes the disk with every transaction', async () => {
    const kysely = new Kysely<unknown>({
      dialect: await sqliteDialect(join(folder, 'made', 'on', 'the', 'way')),
    });
    const valueOf = async (pragma: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${pragma}`)}`.execute(kysely))
          .rows[0]!,
      )[0];

    expect(await valueOf('journal_mode')).toBe('wal');
    expect(await valueOf('synchronous')).toBe(2);
    expect(await valueOf('foreign_keys')).toBe(1);
    await kysely.destroy();
  });

  it('lets no other user of the machine read it, if older files let them, too', async () => {
    const place = { databaseUrl: undefined, dataDir: join(folder, 'data') };
    await (await openDatabaseAt(place)).close();
    chmodSync(join(place.dataDir, 'plimsoll.sqlite'), 0o644);
    const database = await openDatabaseAt(place);
    const names = readdirSync(place.dataDir);
    const modes = [place.dataDir, ...names.map((name) => join(place.dataDir, name))].map(
      (name) => statSync(name).mode & 0o077,
    );
    await database.close();

    expect(names).toContain('plimsoll.sqlite-wal');
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('waits for its turn only for some seconds, and is there again afterwards', async () => {
    const kysely = new Kysely<unknown>({ dialect: await sqliteDialect(folder, 200) });
    const ask = () => sql`select 1`.execute(kysely);
    let end: () => void = () => undefined;
    const held = kysely.transaction().execute(() => new Promise<void>((done) => (end = done)));

    const refused = { code: 'STORAGE_UNAVAILABLE' };
    await expect(ask()).rejects.toMatchObject(refused);
    await expect(Promise.all([ask(), ask()])).rejects.toMatchObject(refused);
    end();
    await held;
    expect((await ask()).rows).toHaveLength(1);
    await kysely.destroy();
  });

  it('initializes a new file once when several processes open it simultaneously', async () => {
    const exits = await Promise.all(Array.from({ length: 3 }, () => exitOf(OPEN, folder)));
    const database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });

    expect(exits).toEqual([0, 0, 0]);
    expect(await database.connection().selectFrom('audiences').selectAll().execute()).toEqual([]);
    await database.close();
  }, 60_000);
});

const OPEN =
  "require('./src/server/platform/database/openDatabase.ts').openDatabaseAt({ dataDir: process.argv[1] }).then((database) => database.close())";

function exitOf(script: string, folder: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, folder], {
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}
