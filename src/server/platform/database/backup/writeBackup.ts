import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '@/server/platform/database/Database';
import { makeFolder } from '@/server/platform/database/makeFolder';
import { BACKUP_FORMAT, type BackupEnd, type BackupHead, type BackupSummary } from './BackupFile';
import { readTables } from './readTables';

/** Why a file cannot be written, by the system's codes. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full for this user',
  EIO: 'its disk fails',
  EROFS: 'its disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'its folder is not there and cannot be made',
  ENOTDIR: 'a part of its path is a file, not a folder',
};

/**
 * Writes a snapshot of a database into a new file, while others go on writing. The file is
 * complete or not there; a folder that is missing is made. Throws a plain sentence.
 */
export async function writeBackup(database: Database, path: string): Promise<BackupSummary> {
  if (existsSync(path)) throw new Error(`${path} exists already. Name another file.`);
  try {
    makeFolder(dirname(resolve(path)));
    return await writeWhole(database, path);
  } catch (cause) {
    throw explain(path, cause as NodeJS.ErrnoException);
  }
}

async function writeWhole(database: Database, path: string): Promise<BackupSummary> {
  const unfinished = `${path}.unfinished`;
  let summary: BackupSummary = {};
  const write = async () => {
    const schema = (await database.schema()).at(-1);
    if (schema === undefined)
      throw new Error('The database is empty: there is nothing to back up.');
    const lines = toLines(database, schema, (sums) => (summary = sums));
    await pipeline(
      Readable.from(lines),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
  };
  try {
    await database.inSnapshot(write);
    sync(unfinished);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return summary;
}

async function* toLines(
  database: Database,
  schema: string,
  onSummary: (summary: BackupSummary) => void,
): AsyncGenerator<string> {
  const madeAt = new Date().toISOString();
  yield `${JSON.stringify({ plimsollBackup: BACKUP_FORMAT, schema, madeAt } satisfies BackupHead)}\n`;
  const tables = readTables(database);
  let next = await tables.next();
  for (; !next.done; next = await tables.next()) yield `${next.value}\n`;
  onSummary(next.value);
  yield `${JSON.stringify({ end: next.value } satisfies BackupEnd)}\n`;
}

/** A sentence about the file; what the database throws, as it was. */
function explain(path: string, cause: NodeJS.ErrnoException): Error {
  // A database is reached by `connect`, and may be a file, too.
  const reason = cause.syscall === 'connect' ? undefined : REASONS[cause.code ?? ''];
  return reason === undefined
    ? cause
    : new Error(`${path} cannot be written: ${reason}.`, { cause });
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
