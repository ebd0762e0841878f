import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { restoreBackup } from '@/server/platform/database/backup/restoreBackup';
import { verifyBackup } from '@/server/platform/database/backup/verifyBackup';
import { writeBackup } from '@/server/platform/database/backup/writeBackup';
import type { Database } from '@/server/platform/database/Database';
import { LATEST } from '@/server/platform/database/migrations';
import {
  connectDatabase,
  type DatabasePlace,
  openDatabaseAt,
} from '@/server/platform/database/openDatabase';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { program } from '../../../support/program';
import { environmentOf, runTool } from '../../../support/runTool';

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-backup-'));
let files = 0;
const newFile = (): string => join(folder, `${(files += 1)}.jsonl.gz`);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a tool that succeeds. */
async function outputOf(tool: string, place: DatabasePlace, file: string): Promise<string> {
  const { status, stdout, stderr } = await runTool(tool, environmentOf(place, folder), file);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const restore = async (database: Database, file: string, replaces = true): Promise<void> =>
  restoreBackup(database, await verifyBackup(file), { replaces });

/** Writes rows until it is killed; gives the keys that were acknowledged so far. */
function write({ dataDir, databaseUrl }: DatabasePlace): {
  readonly process: ChildProcess;
  readonly acknowledged: () => string[];
} {
  const child = spawn(
    process.execPath,
    [
      ...[program('tests/support/writeUntilKilled.ts'), 'backup', dataDir],
      ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LOG_LEVEL: 'silent' } },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, acknowledged: () => text.split('\n').slice(0, -1) };
}

const addAudiences = async (database: Database, count: number): Promise<void> => {
  for (let number = 0; number < count; number++)
    await database
      .connection()
      .insertInto('audiences')
      .values({
        id: `audience-${number}`,
        name: `Größe “${number}”\n`,
        recipe: number % 2 ? null : '{"parts":[]}',
        token_hash: 'h',
        created_at: 1_800_000_000_000 + number,
        used_at: 1_800_000_000_000,
        deleted_at: number % 2 ? 1_800_000_000_001 : null,
        ending_at: null,
      })
      .execute();
};

const keysOf = async (database: Database): Promise<Set<string>> => {
  const rows = await database
    .connection()
    .selectFrom('idempotency_answers')
    .select('key')
    .execute();
  return new Set(rows.map(({ key }) => key));
};

const sums = (said: string): string[] => said.split('\n').filter((line) => / rows, /.test(line));

describe('backup', () => {
  onEachDatabase((opened) => {
    it('is of one moment under writes, and brings everything back after a wipe', async () => {
      await addAudiences(opened.database, 1_500);
      const writer = write(opened.place);
      while (writer.acknowledged().length < 20) await new Promise((done) => setTimeout(done, 20));
      const before = writer.acknowledged();
      const file = newFile();
      const said = await outputOf('backup', opened.place, file);
      const goneOn = writer.acknowledged().length > before.length;
      writer.process.kill('SIGKILL');
      await new Promise((done) => writer.process.once('close', done));

      expect(goneOn).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(said).toContain('audiences: 1500 rows, checksum ');
      const connection = opened.database.connection();
      await connection.schema.dropTable('audiences').execute();
      await connection.deleteFrom('idempotency_answers').execute();

      const restored = await outputOf('restore', opened.place, file);
      expect(sums(restored)).toEqual(sums(said));
      const keys = await keysOf(opened.database);
      expect(before.filter((key) => !keys.has(key))).toEqual([]);
      const again = await outputOf('backup', opened.place, newFile());
      expect(sums(again)).toEqual(sums(said));
    }, 120_000);

    it('is restored over other rows only where one says so', async () => {
      const file = newFile();
      await writeBackup(opened.database, file);
      await expect(restore(opened.database, file, false)).rejects.toThrow(
        /^The database is not empty \(audiences: 1500 rows\)\. To lose what it holds, add --replace\.$/,
      );
      await opened.database.connection().deleteFrom('audiences').execute();

      await restore(opened.database, file);
      const { audiences } = await writeBackup(opened.database, newFile());
      expect(audiences?.rows).toBe(1_500);
    });

    it('is refused over a newer schema, and of a newer program, and changes nothing', async () => {
      const file = newFile();
      await writeBackup(opened.database, file);
      const newer = newFile();
      writeFileSync(
        newer,
        gzipSync(gunzipSync(readFileSync(file)).toString().replace(LATEST, '9999-later')),
      );
      await expect(restore(opened.database, newer)).rejects.toThrow(
        'was made by a newer Plimsoll (9999-later).',
      );

      await addMigration(opened.database, '9999-later');
      await expect(restore(opened.database, file)).rejects.toThrow(
        'The database was made by a newer Plimsoll (9999-later).',
      );
      expect((await keysOf(opened.database)).size).toBeGreaterThan(0);
      // An upgrade that is taken back: the program before goes on with what the later one added.
      await expect(opened.database.migrate()).resolves.toBeUndefined();
      await removeMigration(opened.database, '9999-later');
    });

    it('is refused if damaged, incomplete or another file, and changes nothing', async () => {
      const file = newFile();
      await writeBackup(opened.database, file);
      const text = gunzipSync(readFileSync(file)).toString();
      const lines = text.trimEnd().split('\n');
      const damages: [string, Buffer][] = [
        ['is damaged: the rows of audiences', gzipSync(text.replace('audience-7"', 'audience-x"'))],
        ['is damaged: the rows of audiences', gzipSync(text.replace(lines[2]!, lines[3]!))],
        ['is incomplete', gzipSync(lines.slice(0, -1).join('\n'))],
        ['is incomplete', readFileSync(file).subarray(0, -200)],
        ['is damaged, or isn’t a backup', Buffer.from('something else')],
        ['is no backup', gzipSync('{"version":1}')],
        ['is damaged, or isn’t a backup', gzipSync('something else')],
      ];
      for (const [problem, bytes] of damages) {
        const damaged = newFile();
        writeFileSync(damaged, bytes);
        await expect(restore(opened.database, damaged)).rejects.toThrow(problem);
      }
      await expect(restore(opened.database, '/not/there')).rejects.toThrow(
        'There is no file /not/there.',
      );
      expect((await keysOf(opened.database)).size).toBeGreaterThan(0);
    });

    it('goes from this database into a new SQLite file', async () => {
      const file = newFile();
      const made = await writeBackup(opened.database, file);
      const dataDir = mkdtempSync(join(folder, 'other-'));
      const other = await connectDatabase({ databaseUrl: undefined, dataDir });
      try {
        await restore(other, file, false);
        expect(await writeBackup(other, newFile())).toEqual(made);
      } finally {
        await other.close();
      }
      await (await openDatabaseAt({ databaseUrl: undefined, dataDir })).close();
    });
  });
});

const addMigration = (database: Database, name: string) =>
  untyped(database)
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date().toISOString() })
    .execute();

const removeMigration = (database: Database, name: string) =>
  untyped(database).deleteFrom('kysely_migration').where('name', '=', name).execute();

interface MigrationTable {
  readonly kysely_migration: { readonly name: string; readonly timestamp: string };
}

const untyped = (database: Database) => database.connection() as unknown as Kysely<MigrationTable>;
