import { resolve } from 'node:path';
import type { Database } from './Database';
import { migrations } from './migrations';
import { type DatabasePlace, withConnection } from './openDatabase';
import { hasSqliteFile, SQLITE_FILE } from './sqliteDialect';

/**
 * Gives `work` the database of a server, which has made its tables. A command makes and changes none:
 * it may run while an older server does.
 * @throws Error with a sentence, if it is not there, has no tables, or those of an older program;
 *   Refusal STORAGE_UNAVAILABLE where it is away
 */
export function withServedDatabase<T>(
  place: DatabasePlace,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  requireSqliteFile(place);
  return withConnection(place, async (database) => {
    const schema = await database.schema();
    if (schema.length === 0)
      throw new Error(
        'The database has no tables yet. Start the server once: it makes them. If it runs, set DATA_DIR or DATABASE_URL as they are set for it.',
      );
    const isOlder = Object.keys(migrations).some((name) => !schema.includes(name));
    if (isOlder)
      throw new Error(
        'The database is of an older Plimsoll. Start the server of this one: it adds what is missing.',
      );
    return work(database);
  });
}

/**
 * Connecting would make an empty one.
 * @throws Error with a sentence
 */
export function requireSqliteFile({ databaseUrl, dataDir }: DatabasePlace): void {
  if (databaseUrl === undefined && !hasSqliteFile(dataDir))
    throw new Error(
      `There is no database: ${resolve(dataDir, SQLITE_FILE)} is missing. Set DATA_DIR or DATABASE_URL as they are set for the server.`,
    );
}
