import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import type { TransactionLimit } from '@/server/platform/database/limitTransaction';
import { migrations } from '@/server/platform/database/migrations';
import { TABLE_KEYS } from '@/server/platform/database/Tables';
import type { RowValues, TableHead } from './BackupFile';
import { drain } from './drain';
import { readBackup } from './readBackup';
import { readTables } from './readTables';
import type { VerifiedBackup } from './verifyBackup';

interface RestoreOptions {
  /** Allows the loss of everything in the database. */
  readonly replaces: boolean;
}

const BATCH_ROWS = 100;

/**
 * Puts a backup into a database and brings it up to date. Nothing is touched where the database is
 * of a newer program, or is not empty and may not be replaced. Throws a plain sentence.
 */
export async function restoreBackup(
  database: Database,
  { path, schema, summary }: VerifiedBackup,
  { replaces }: RestoreOptions,
): Promise<void> {
  const newer = (await database.schema()).find((name) => !(name in migrations));
  if (newer !== undefined)
    throw new Error(
      `The database was made by a newer Plimsoll (${newer}). Restore with that one, or into an empty database.`,
    );
  if (!replaces) await refuseFull(database);
  await empty(database);
  await database.migrate(schema);
  await database.inTransaction(() => insertAll(database, path), ALONE);
  const found = await drain(readTables(database));
  for (const [table, { rows, checksum }] of Object.entries(summary))
    if (found[table]?.rows !== rows || found[table].checksum !== checksum)
      throw new Error(`${table} is not as it is in ${path}: something else wrote to the database.`);
  await database.migrate();
}

/** Nobody waits for a database while it is restored. */
const ALONE: TransactionLimit = { limitMs: Infinity };

async function refuseFull(database: Database): Promise<void> {
  const found = await drain(readTables(database));
  const full = Object.entries(found).find(([, { rows }]) => rows > 0);
  if (full)
    throw new Error(
      `The database is not empty (${full[0]}: ${full[1].rows} rows). To lose what it holds, add --replace.`,
    );
}

async function empty(database: Database): Promise<void> {
  const existing = await database.tables();
  const ours = [
    // Rows refer to tables before theirs.
    ...Object.keys(TABLE_KEYS).reverse(),
    DEFAULT_MIGRATION_TABLE,
    DEFAULT_MIGRATION_LOCK_TABLE,
  ].filter((name) => existing.includes(name));
  await database.inTransaction(async () => {
    for (const name of ours) await database.connection().schema.dropTable(name).execute();
  }, ALONE);
}

async function insertAll(database: Database, path: string): Promise<void> {
  let head: TableHead | undefined;
  let batch: RowValues[] = [];
  const flush = async (): Promise<void> => {
    if (head && batch.length > 0) await insert(database, head, batch);
    batch = [];
  };
  for await (const next of readBackup(path)) {
    if (next.head !== head || batch.length === BATCH_ROWS) await flush();
    head = next.head;
    batch.push(next.row);
  }
  await flush();
}

async function insert(
  database: Database,
  { table, columns }: TableHead,
  rows: readonly RowValues[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(values)}
  `.execute(database.connection());
}
