import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { withTransactionRetries } from './withTransactionRetries';

export const SQLITE_FILE = 'plimsoll.sqlite';

/**
 * Milliseconds the driver itself waits for another process that writes. It sleeps, and every request
 * with it: longer locks are waited for by `withRetries`, between whose attempts others are answered.
 */
const BUSY_TIMEOUT_MS = 5;

/**
 * A file in `folder`, which is created if missing and must be on a local disk. Full
 * synchronization: acknowledged writes survive a power failure, at the cost of one disk flush per
 * transaction (docs/decisions/0015-database.md).
 */
export async function sqliteDialect(folder: string): Promise<SqliteDialect> {
  // Where it cannot be loaded, everything but saving goes on.
  const { DatabaseSync } = await import('@photostructure/sqlite');
  makeFolder(resolve(folder));
  const database = new DatabaseSync(join(folder, SQLITE_FILE), {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  // A new file is locked while another process changes its mode.
  await withTransactionRetries(() => {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    return Promise.resolve();
  });
  return new TransactionalDialect({ database: asKyselyExpects(database) });
}

/** Node's own recursion never ends where a parent refuses children as if it were missing: /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * SQLite can roll back schema changes, but Kysely doesn't use that by default and could leave a
 * migration half done.
 */
class TransactionalDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ForgivingDriver(this.#config);
  }
}

/** On a full disk SQLite rolls back by itself; that there is nothing left to undo hides the cause. */
class ForgivingDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((cause: Error) => {
      if (!cause.message.includes('no transaction is active')) throw cause;
    });
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
function asKyselyExpects(database: DatabaseSyncInstance): SqliteDatabase {
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
