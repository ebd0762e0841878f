import { config } from '@/server/platform/config/config';
import { perProcess } from '@/server/platform/memory/perProcess';
import { Database } from './Database';
import { sqliteDialect } from './sqliteDialect';
import { storageReason, storageUnavailable, toStorageRefusal } from './storageFailure';

export interface DatabasePlace {
  /** PostgreSQL URL; undefined uses a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

interface DatabaseMemory {
  opened?: Promise<Database>;
  failure?: { readonly cause: Error; readonly at: number };
}

const memory = perProcess('database', (): DatabaseMemory => ({}));

/** Milliseconds in which one that could not be opened is not tried again: a wait for each request. */
const PAUSE_MS = 1_500;

/**
 * The database of this process, opened and brought up to date when first asked for: at run time,
 * never while building or loading a module. One that could not be opened is tried again by who asks
 * a little later. Rejects with `Refusal('STORAGE_UNAVAILABLE')`.
 */
export function openDatabase(): Promise<Database> {
  if (memory.opened) return memory.opened;
  const { failure } = memory;
  if (failure && performance.now() - failure.at < PAUSE_MS) return Promise.reject(failure.cause);
  const opening = openDatabaseAt(config()).catch((error: unknown) => {
    const cause = storageUnavailable(storageReason(error) ?? 'it cannot be opened', error);
    delete memory.opened;
    memory.failure = { cause, at: performance.now() };
    throw cause;
  });
  memory.opened = opening;
  return opening;
}

/** The database as it is, whatever its schema. */
export async function connectDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  if (databaseUrl === undefined) return new Database(await sqliteDialect(dataDir));
  // With an HTTP client of its own, the driver takes longer to load than a command has to answer.
  const { postgresDialect } = await import('./postgresDialect');
  return new Database(postgresDialect(databaseUrl));
}

/**
 * Gives `work` the database as it is, and closes it. Rejects with `Refusal('STORAGE_UNAVAILABLE')`
 * where it is away.
 */
export async function withConnection<T>(
  place: DatabasePlace,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  try {
    const database = await connectDatabase(place);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (cause) {
    throw toStorageRefusal(cause);
  }
}

export async function openDatabaseAt(place: DatabasePlace): Promise<Database> {
  const database = await connectDatabase(place);
  try {
    await database.migrate();
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}

/** Closes the database if it was opened, and if it is opened again meanwhile. */
export async function closeDatabase(): Promise<void> {
  while (memory.opened) {
    const opening = memory.opened;
    delete memory.opened;
    await (await opening.catch(() => undefined))?.close();
  }
}
