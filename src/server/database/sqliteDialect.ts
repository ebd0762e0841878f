import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

const SQLITE_FILE = 'plimsoll.sqlite';

/**
 * Milliseconds to wait for another process that writes, such as a backup or an operator's shell.
 */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * A file in `folder`, which is made where it is missing. Full synchronisation: what was
 * acknowledged survives a power cut, at one flush of the disk for each transaction
 * (docs/decisions/0015-database.md). The folder must be on a local disk.
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
 * SQLite undoes changes of tables with the rest of a transaction; Kysely leaves that unused, and
 * would leave a migration half done.
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
 * Kysely knows the interface of better-sqlite3, this driver that of Node's own: one takes
 * parameters as a list, the other one by one.
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
