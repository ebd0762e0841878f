import { config } from '@/server/config/config';
import { Database } from './Database';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';

export interface DatabasePlace {
  /** PostgreSQL URL; undefined uses a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

const memory = globalThis as { plimsollDatabase?: Promise<Database> };

/**
 * The database of this process, opened and migrated on first use: at run time, never during the
 * build or on import. After a failure, the next call tries again.
 */
export function openDatabase(): Promise<Database> {
  if (memory.plimsollDatabase) return memory.plimsollDatabase;
  const opening = openDatabaseAt(config());
  memory.plimsollDatabase = opening;
  opening.catch(() => delete memory.plimsollDatabase);
  return opening;
}

export async function openDatabaseAt({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  const database = new Database(
    databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl),
  );
  try {
    await database.migrate();
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}

/** Closes the database if it was opened. */
export async function closeDatabase(): Promise<void> {
  const opening = memory.plimsollDatabase;
  delete memory.plimsollDatabase;
  await (await opening)?.close();
}
