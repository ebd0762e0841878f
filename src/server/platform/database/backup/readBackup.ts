import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  type BackupSummary,
  type RowValues,
  type TableHead,
  TableSum,
} from './BackupFile';

export interface BackupRow {
  readonly head: TableHead;
  readonly row: RowValues;
}

/** The head of a backup. @throws Error with a plain sentence if the file is not a backup */
export async function readBackupHead(path: string): Promise<BackupHead> {
  for await (const line of linesOf(path)) return parseHead(path, line);
  throw notOurs(path);
}

/**
 * The rows of a backup, table by table, and in the end their sums. Throws a plain sentence
 * where one is missing or not as it was written.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupRow, BackupSummary> {
  const sums = new Map<string, TableSum>();
  let head: TableHead | undefined;
  let isFirst = true;
  for await (const line of linesOf(path)) {
    if (isFirst) parseHead(path, line);
    else if (line.startsWith('[')) {
      if (!head) throw notOurs(path);
      sums.get(head.table)!.add(line);
      yield { head, row: parse(path, line) as RowValues };
    } else {
      const parsed = parse(path, line) as TableHead | BackupEnd;
      if ('end' in parsed) return compare(path, parsed.end, sums);
      head = parsed;
      sums.set(head.table, new TableSum());
    }
    isFirst = false;
  }
  throw new Error(`${path} is incomplete: its end is missing.`);
}

function compare(
  path: string,
  expected: BackupSummary,
  sums: ReadonlyMap<string, TableSum>,
): BackupSummary {
  for (const [table, { rows, checksum }] of Object.entries(expected)) {
    const found = (sums.get(table) ?? new TableSum()).summary();
    if (found.rows !== rows || found.checksum !== checksum)
      throw new Error(`${path} is damaged: the rows of ${table} are not those that were written.`);
  }
  return expected;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const unpacked = createGunzip();
  source.once('error', (cause) => unpacked.destroy(cause));
  // The caller may have stopped after the header, so an error in the rest has no listener.
  unpacked.on('error', () => undefined);
  let rest = '';
  try {
    for await (const chunk of source.pipe(unpacked).setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (cause) {
    throw explain(path, cause as NodeJS.ErrnoException);
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

function explain(path: string, cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'ENOENT') return new Error(`There is no file ${path}.`, { cause });
  if (cause.code === 'Z_BUF_ERROR')
    return new Error(`${path} is incomplete: its end is missing.`, { cause });
  if (cause.code?.startsWith('Z_')) return damaged(path, cause);
  return new Error(`${path} cannot be read (${cause.code}).`, { cause });
}

const damaged = (path: string, cause: unknown): Error =>
  new Error(`${path} is damaged, or isn’t a backup of Plimsoll’s.`, { cause });

function parse(path: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw damaged(path, cause);
  }
}

function parseHead(path: string, line: string): BackupHead {
  const head = parse(path, line) as Readonly<Record<keyof BackupHead, unknown>>;
  if (typeof head.schema !== 'string') throw notOurs(path);
  if (head.plimsollBackup !== BACKUP_FORMAT)
    throw new Error(
      `${path} is a backup of format ${String(head.plimsollBackup)}, but this version of Plimsoll reads format ${BACKUP_FORMAT}.`,
    );
  return head as unknown as BackupHead;
}

const notOurs = (path: string): Error => new Error(`${path} is no backup of Plimsoll’s.`);
