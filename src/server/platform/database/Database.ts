import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DEFAULT_MIGRATION_TABLE,
  type Dialect,
  Kysely,
  type LogEvent,
  Migrator,
  PostgresAdapter,
  sql,
  type Transaction,
} from 'kysely';
import { noteSpan } from '@/server/platform/observe/trace';
import { guardConnections, secondConnection } from './guardConnections';
import { limitTransaction, type TransactionLimit } from './limitTransaction';
import { LATEST, migrations } from './migrations';
import { toStorageRefusal } from './storageFailure';
import type { Tables } from './Tables';
import { withTransactionRetries } from './withTransactionRetries';

/** Gives the database, and rejects with a Refusal STORAGE_UNAVAILABLE while it is away. */
export type OpenDatabase = () => Promise<Database>;

/**
 * The only access to stored data. Always query through `connection()`, which joins the current
 * transaction: a query outside it is refused.
 */
export class Database {
  private readonly kysely: Kysely<Tables>;
  private readonly transactions = new AsyncLocalStorage<Transaction<Tables>>();

  constructor(dialect: Dialect) {
    const guarded = guardConnections(dialect, () => this.isInTransaction());
    this.kysely = new Kysely({ dialect: guarded, log: noteQuery });
  }

  get kind(): 'sqlite' | 'postgres' {
    return this.kysely.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
  }

  connection(): Kysely<Tables> {
    return this.transactions.getStore() ?? this.kysely;
  }

  /**
   * For a library that brings its own queries. They know nothing of our transactions, so neither
   * this nor what it returns may be used within one: both throw there.
   */
  forLibrary(): Kysely<Tables> {
    if (this.isInTransaction()) throw secondConnection();
    return this.kysely;
  }

  /**
   * Milliseconds since 1970 by the clock that all processes share: PostgreSQL's own, because the
   * machines that use it may differ by seconds, and this machine's for a file on it.
   */
  async now(): Promise<number> {
    if (this.kind === 'sqlite') return Date.now();
    const { rows } = await sql<{ readonly now: string }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::text as now
    `.execute(this.connection());
    return Number(rows[0]!.now);
  }

  /**
   * Keeps everything that `work` changes through `connection()`, or nothing if it throws.
   * Inside another transaction it joins that. It may run several times, so it changes nothing else;
   * nor does it wait for anything but the database. Rejects with
   * `Refusal('STORAGE_UNAVAILABLE')` where the database is away, or where the work takes longer than
   * its limit and is undone.
   */
  inTransaction<T>(work: () => Promise<T>, limit?: TransactionLimit): Promise<T> {
    const done = this.isInTransaction()
      ? work()
      : withTransactionRetries(() =>
          this.kysely
            .transaction()
            .execute((transaction) =>
              this.transactions.run(transaction, () => limitTransaction(work, limit)),
            ),
        );
    return done.catch((cause: unknown) => {
      throw toStorageRefusal(cause);
    });
  }

  /** Everything `read` asks for is of one moment, whatever is written meanwhile. */
  inSnapshot<T>(read: () => Promise<T>): Promise<T> {
    return this.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => this.transactions.run(transaction, read));
  }

  /**
   * Migrates to the latest schema, or an earlier one. If two processes start at once, one waits or
   * retries and finds it done. Additions of a newer program stay: this one does without them, so
   * that an upgrade can be taken back.
   */
  async migrate(to = LATEST): Promise<void> {
    const migrator = new Migrator({
      db: this.kysely,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    });
    await withTransactionRetries(async () => {
      if (to === LATEST && (await this.isAhead())) return;
      const { error } = await migrator.migrateTo(to);
      if (error !== undefined) throw error as Error;
    });
  }

  /** The names of the migrations that made its schema; none for an empty one. */
  async schema(): Promise<readonly string[]> {
    const tables = await this.tables();
    if (!tables.includes(DEFAULT_MIGRATION_TABLE)) return [];
    const { rows } = await sql<{ readonly name: string }>`
      select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
    `.execute(this.connection());
    return rows.map(({ name }) => name);
  }

  /** True if a newer program has added to the schema, which still has all that this one needs. */
  async isAhead(): Promise<boolean> {
    const names = await this.schema();
    return (
      names.some((name) => !(name in migrations)) &&
      Object.keys(migrations).every((name) => names.includes(name))
    );
  }

  /** The names of its tables, those for migrations included. */
  async tables(): Promise<readonly string[]> {
    const found = await this.connection().introspection.getTables({
      withInternalKyselyTables: true,
    });
    return found.map(({ name }) => name);
  }

  close(): Promise<void> {
    return this.kysely.destroy();
  }

  private isInTransaction(): boolean {
    return this.transactions.getStore() !== undefined;
  }
}

/** Records `InsertQueryNode` as a span `database insert`, without the query's text and values. */
function noteQuery({ query, queryDurationMillis }: LogEvent): void {
  const endMs = Date.now();
  const kind = query.query.kind.replace(/(?:Query)?Node$/, '').toLowerCase();
  noteSpan(`database ${kind}`, endMs - queryDurationMillis, endMs, { 'db.operation.name': kind });
}
