import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

const SQLITE_FILE = 'plimsoll.sqlite';

/** How long to wait for another writer, such as a backup or an operator's shell. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * A file in `folder`, which is created if missing and must be on a local disk. Full
 * synchronization: acknowledged writes survive a power failure, at the cost of one disk flush per
 * transaction (docs/decisions/0015-database.md).
 */
export function sqliteDialect(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, SQLITE_FILE), {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return new TransactionalDialect({ database: asKyselyExpects(database) });
}

/**
 * SQLite can roll back schema changes, but Kysely doesn't use that by default and could leave a
 * migration half done.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely expects the interface of better-sqlite3, while this driver is Node's own: one takes
 * parameters as a list, the other as separate arguments.
 */
function asKyselyExpects(database: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters) as IterableIterator<unknown>,
      };
    },
  };
}
