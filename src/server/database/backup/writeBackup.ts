import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '@/server/database/Database';
import { BACKUP_FORMAT, type BackupEnd, type BackupHead, type BackupSummary } from './BackupFile';
import { readTables } from './readTables';

/**
 * Writes what a database held at one moment into a new file, while others go on writing. The file is
 * complete or not there.
 */
export async function writeBackup(database: Database, path: string): Promise<BackupSummary> {
  if (existsSync(path)) throw new Error(`${path} exists already. Name another file.`);
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

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
