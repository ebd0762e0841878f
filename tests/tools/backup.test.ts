// The programs that npm runs, because what a caller sees is how they end.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BackupSummary } from '@/server/platform/database/backup/BackupFile';
import { writeBackup } from '@/server/platform/database/backup/writeBackup';
import { LATEST } from '@/server/platform/database/migrations';
import type { DatabasePlace } from '@/server/platform/database/openDatabase';
import { SQLITE_FILE } from '@/server/platform/database/sqliteDialect';
import { onEachDatabase } from '../support/onEachDatabase';
import { environmentOf, runTool, type ToolEnd } from '../support/runTool';

/** Fails every write, also of root, as a full disk does. */
const FULL_DISK = '/dev/full';

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-backup-tools-'));
let files = 0;
const newFile = (): string => join(folder, `${(files += 1)}.jsonl.gz`);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (sentence: string): ToolEnd => ({
  status: 1,
  stdout: '',
  stderr: `${sentence}\n`,
});

const run = (tool: 'backup' | 'restore', place: DatabasePlace, ...args: string[]) =>
  runTool(tool, environmentOf(place, folder), ...args);

/** A file with these bytes, or a backup of these lines. */
function fileOf(content: Uint8Array | string): string {
  const file = newFile();
  writeFileSync(file, typeof content === 'string' ? gzipSync(content) : content);
  return file;
}

onEachDatabase((opened, kind) => {
  let file: string;
  let held: BackupSummary;
  beforeAll(async () => {
    const row = { id: 'a', name: 'Ours', recipe: null, token_hash: 'h', created_at: 1 };
    await opened.database
      .connection()
      .insertInto('audiences')
      .values({ ...row, used_at: 1, deleted_at: null, ending_at: null })
      .execute();
    file = newFile();
    held = await writeBackup(opened.database, file);
  });

  describe('npm run backup', () => {
    it('ends with 0 and says where the backup is', async () => {
      const path = newFile();
      const { status, stdout, stderr } = await run('backup', opened.place, path);

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('audiences: 1 rows, checksum ');
      expect(stdout).toContain(`Backed up to ${path}\n`);
    });

    it('refuses a file that exists', async () => {
      expect(await run('backup', opened.place, file)).toEqual(
        refusal(`${file} exists already. Name another file.`),
      );
    });

    it('refuses a target that cannot be written, and leaves nothing there', async () => {
      const path = join(file, 'backups', 'new.gz');
      const before = readdirSync(folder);

      expect(await run('backup', opened.place, path)).toEqual(
        refusal(`${path} cannot be written: a part of its path is a file, not a folder.`),
      );
      expect(readdirSync(folder)).toEqual(before);
    });

    (existsSync(FULL_DISK) ? it : it.skip)('says that the disk is full', async () => {
      const path = newFile();
      symlinkSync(FULL_DISK, `${path}.unfinished`);

      expect(await run('backup', opened.place, path)).toEqual(
        refusal(`${path} cannot be written: its disk is full.`),
      );
      expect(readdirSync(folder).filter((name) => join(folder, name).startsWith(path))).toEqual([]);
    });

    it('refuses what it does not know', async () => {
      expect(await run('backup', opened.place, '--all')).toEqual(
        refusal('Expected npm run backup -- [file]'),
      );
    });
  });

  describe('npm run restore', () => {
    /** And what the database holds is as it was. */
    const expectRefusal = async (args: readonly string[], sentence: string): Promise<void> => {
      expect(await run('restore', opened.place, ...args)).toEqual(refusal(sentence));
      expect(await writeBackup(opened.database, newFile())).toEqual(held);
    };

    it('refuses a database that is not empty', async () => {
      await expectRefusal(
        [file],
        'The database is not empty (audiences: 1 rows). To lose what it holds, add --replace.',
      );
    });

    it.each([[[]], [['--replace']]])('refuses a file that was cut, with %j', async (flags) => {
      const bytes = readFileSync(file);
      const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
      for (const cut of [
        fileOf(bytes.subarray(0, bytes.length / 2)),
        fileOf(lines.slice(0, -1).join('\n')),
      ])
        await expectRefusal([cut, ...flags], `${cut} is incomplete: its end is missing.`);
    });

    it('refuses a damaged file', async () => {
      const bytes = readFileSync(file);
      // After the head of ten bytes, a kind of block that does not exist.
      const garbled = Buffer.from(bytes);
      garbled[10] = 0b111;
      for (const damaged of [
        fileOf(garbled),
        fileOf(Buffer.from('something else')),
        fileOf('something else'),
      ])
        await expectRefusal(
          [damaged, '--replace'],
          `${damaged} is damaged, or isn’t a backup of Plimsoll’s.`,
        );
      const changed = fileOf(gunzipSync(bytes).toString().replace('Ours', 'Mine'));
      await expectRefusal(
        [changed, '--replace'],
        `${changed} is damaged: the rows of audiences are not those that were written.`,
      );
    });

    it('refuses a file that is not a backup', async () => {
      const other = fileOf('{"version":1}');
      await expectRefusal([other, '--replace'], `${other} is no backup of Plimsoll’s.`);
      await expectRefusal([folder, '--replace'], `${folder} cannot be read (EISDIR).`);
      const absent = newFile();
      await expectRefusal([absent], `There is no file ${absent}.`);
    });

    it('refuses the backup of a newer program', async () => {
      const newer = fileOf(gunzipSync(readFileSync(file)).toString().replace(LATEST, '9999-later'));
      await expectRefusal(
        [newer, '--replace'],
        `${newer} was made by a newer Plimsoll (9999-later). Restore it with that one, or a later one.`,
      );
    });

    it('refuses what it does not know', async () => {
      await expectRefusal(['--replace'], 'Expected npm run restore -- file [--replace]');
    });
  });

  describe('where the database cannot be used', () => {
    let place: DatabasePlace;
    let sentence: string;
    beforeAll(() => {
      const dataDir = mkdtempSync(join(folder, 'away-'));
      mkdirSync(join(dataDir, SQLITE_FILE));
      const isFile = kind === 'SQLite';
      place = { dataDir, databaseUrl: isFile ? undefined : 'postgres://127.0.0.1:1/plimsoll' };
      const reason = isFile ? 'its file cannot be opened' : 'it cannot be reached (ECONNREFUSED)';
      sentence = `The database cannot be used: ${reason}.`;
    });

    it('npm run backup says why', async () => {
      const path = newFile();
      expect(await run('backup', place, path)).toEqual(refusal(sentence));
      expect(existsSync(path)).toBe(false);
    });

    it('npm run restore says why', async () => {
      expect(await run('restore', place, file)).toEqual(refusal(sentence));
    });
  });
});

describe('without a database', () => {
  const place = (): DatabasePlace => ({
    databaseUrl: undefined,
    dataDir: mkdtempSync(join(folder, 'new-')),
  });

  it('npm run backup refuses, and makes none', async () => {
    const none = place();
    expect(await run('backup', none)).toEqual(
      refusal(
        `There is no database: ${join(none.dataDir, SQLITE_FILE)} is missing. Set DATA_DIR or DATABASE_URL as they are set for the server.`,
      ),
    );
    expect(readdirSync(none.dataDir)).toEqual([]);
  });

  it('npm run backup refuses one without tables', async () => {
    const empty = place();
    writeFileSync(join(empty.dataDir, SQLITE_FILE), '');
    expect(await run('backup', empty)).toEqual(
      refusal('The database is empty: there is nothing to back up.'),
    );
    expect(readdirSync(join(empty.dataDir, 'backups'))).toEqual([]);
  });

  it('npm run restore makes none for a file that it refuses', async () => {
    const none = place();
    expect((await run('restore', none, fileOf('{"version":1}'))).status).toBe(1);
    expect(readdirSync(none.dataDir)).toEqual([]);
  });
});
