import { sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import { TABLE_KEYS } from '@/server/platform/database/Tables';
import { type BackupSummary, type RowValues, type TableHead, TableSum } from './BackupFile';

const PAGE_ROWS = 1_000;

/**
 * The lines of every table of ours that a database has, in its snapshot: the head of each, then its
 * rows. Returns their sums.
 */
export async function* readTables(database: Database): AsyncGenerator<string, BackupSummary> {
  const existing = await database.tables();
  const summary: Record<string, BackupSummary[string]> = {};
  for (const [table, keys] of Object.entries(TABLE_KEYS)) {
    if (!existing.includes(table)) continue;
    const sum = new TableSum();
    let columns: readonly string[] | undefined;
    for await (const record of readRows(database, table, keys)) {
      if (!columns) {
        columns = Object.keys(record).sort();
        yield JSON.stringify({ table, columns } satisfies TableHead);
      }
      const line = JSON.stringify(columns.map((column) => toPortable(record[column])));
      sum.add(line);
      yield line;
    }
    summary[table] = sum.summary();
  }
  return summary;
}

type StoredRow = Readonly<Record<string, RowValues[number] | boolean>>;

/** SQLite has numbers for PostgreSQL's booleans. */
const toPortable = (value: StoredRow[string] | undefined): RowValues[number] | undefined =>
  typeof value === 'boolean' ? Number(value) : value;

/** A page at a time, each from the last key of the one before. */
async function* readRows(
  database: Database,
  table: string,
  keys: readonly string[],
): AsyncGenerator<StoredRow> {
  const key = sql.join(keys.map((name) => sql.ref(name)));
  for (let last: StoredRow | undefined; ;) {
    const after = last
      ? sql`where (${key}) > (${sql.join(keys.map((name) => last![name]))})`
      : sql``;
    const { rows } = await sql<StoredRow>`
      select * from ${sql.table(table)} ${after} order by ${key} limit ${PAGE_ROWS}
    `.execute(database.connection());
    yield* rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1);
  }
}
