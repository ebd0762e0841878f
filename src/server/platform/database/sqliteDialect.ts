import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';
import { makeFolder } from './makeFolder';
import { orSilent } from './orSilent';
import { SqliteThread } from './SqliteThread';
import { storageUnavailable } from './storageFailure';
import {
  isLocked,
  LOCK_LIMIT_MS,
  pauseForLock,
  withTransactionRetries,
} from './withTransactionRetries';

export const SQLITE_FILE = 'plimsoll.sqlite';

export const hasSqliteFile = (folder: string): boolean => existsSync(join(folder, SQLITE_FILE));

/**
 * Milliseconds the driver itself, in its thread, waits for another process that writes. For longer
 * locks a connection tries again, and between its attempts others are answered.
 */
const BUSY_TIMEOUT_MS = 250;

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Milliseconds for which a query waits for those before it. */
const TURN_LIMIT_MS = 5_000;

const LATE = Symbol('late');

/**
 * A file in `folder`, which is created if missing and must be on a local disk. Full
 * synchronization: acknowledged writes survive a power failure, at the cost of one disk flush per
 * transaction (docs/decisions/0015-database.md).
 */
export async function sqliteDialect(folder: string, turnLimitMs = TURN_LIMIT_MS): Promise<Dialect> {
  makeFolder(resolve(folder));
  keepPrivate(join(resolve(folder), SQLITE_FILE));
  const options = { file: join(resolve(folder), SQLITE_FILE), timeout: BUSY_TIMEOUT_MS };
  const open = async (): Promise<SqliteThread> => {
    const thread = await SqliteThread.open(options);
    try {
      // A new file is locked while another process changes its mode.
      await withTransactionRetries(() => thread.ask('PRAGMA journal_mode = WAL'));
      await thread.ask('PRAGMA synchronous = FULL');
      return thread;
    } catch (cause) {
      await thread.close();
      throw cause;
    }
  };
  const driver = new ThreadDriver(await open(), open, turnLimitMs);
  const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('In a thread.')) });
  return {
    createDriver: () => driver,
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

/** Addresses, decisions and secrets of the instance are in it; SQLite's other files get its mode. */
function keepPrivate(file: string): void {
  // SQLite says why it cannot open what is not a file.
  if (existsSync(file) && !statSync(file).isFile()) return;
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(name) && (statSync(name).mode & OTHERS) !== 0) chmodSync(name, OWNER_ONLY);
}

/** One connection, which a transaction has for itself until it is over. */
class ThreadDriver implements Driver {
  #free: Promise<unknown> = Promise.resolve();

  constructor(
    private thread: SqliteThread,
    private readonly open: () => Promise<SqliteThread>,
    private readonly turnLimitMs: number,
  ) {}

  init(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Waits until it is free, but not for long: a query that was refused keeps no other waiting.
   * @returns what frees it
   */
  async takeTurn(): Promise<() => void> {
    const before = this.#free;
    let release: () => void = () => undefined;
    this.#free = new Promise<void>((resolve) => void (release = resolve));
    if ((await orSilent(before, LATE, this.turnLimitMs)) !== LATE) return release;
    void before.then(release);
    throw storageUnavailable('other changes hold it for too long', undefined);
  }

  /** Only this replaces a thread that ended: never in a transaction, which ended with the thread. */
  async acquireConnection(): Promise<ThreadConnection> {
    const release = await this.takeTurn();
    try {
      if (this.thread.hasEnded) this.thread = await this.open();
      return new ThreadConnection(this.thread, release, () => this.takeTurn());
    } catch (cause) {
      release();
      throw cause;
    }
  }

  /**
   * A transaction that may write takes the lock at once: SQLite refuses it, without waiting, to one
   * that has read rows which another process has changed since.
   */
  async beginTransaction(
    connection: ThreadConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    const isSnapshot = isolationLevel === 'repeatable read';
    await connection.executeQuery(CompiledQuery.raw(isSnapshot ? 'begin' : 'begin immediate'));
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** On a full disk SQLite rolls back by itself; that there is nothing left to undo hides the cause. */
  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((cause: Error) => {
      if (!this.thread.hasEnded && !cause.message.includes('no transaction is active')) throw cause;
    });
  }

  releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(
    private readonly thread: SqliteThread,
    public release: () => void,
    private readonly takeTurn: () => Promise<() => void>,
  ) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes, lastInsertRowid } = await this.#ask(sql, parameters);
    if (rows) return { rows: rows as Row[] };
    return {
      rows: [],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
    };
  }

  /**
   * A statement by itself, or the first of a transaction, waits for another process that writes, and
   * lets others of this one go before it. Within a transaction the lock is held already.
   */
  async #ask(sql: string, parameters: readonly unknown[]): ReturnType<SqliteThread['ask']> {
    const until = performance.now() + LOCK_LIMIT_MS;
    for (;;)
      try {
        return await this.thread.ask(sql, parameters);
      } catch (cause) {
        if (this.isInTransaction || !isLocked(cause) || performance.now() > until) throw cause;
        this.release();
        await pauseForLock();
        this.release = await this.takeTurn();
      }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    return Promise.reject(new Error('Rows of SQLite are read as a whole.'));
  }
}

/**
 * SQLite can roll back schema changes, but Kysely doesn't use that by default and could leave a
 * migration half done.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
