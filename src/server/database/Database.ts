import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, type LogEvent, Migrator, type Transaction } from 'kysely';
import { noteSpan } from '@/server/observe/trace';
import { migrations } from './migrations';
import { toStorageRefusal } from './storageFailure';
import type { Tables } from './Tables';
import { withRetries } from './withRetries';

/**
 * The one way to the stored data. Queries go through `connection()`, which is the transaction under
 * way where there is one: a query beside it would wait for ever on a database of one connection.
 */
export class Database {
  private readonly kysely: Kysely<Tables>;
  private readonly transactions = new AsyncLocalStorage<Transaction<Tables>>();

  constructor(dialect: Dialect) {
    this.kysely = new Kysely({ dialect, log: noteQuery });
  }

  connection(): Kysely<Tables> {
    return this.transactions.getStore() ?? this.kysely;
  }

  /**
   * Everything `work` changes through `connection()` is kept, or nothing is, where it throws.
   * Inside another transaction it joins that. It may run several times, so it changes nothing else;
   * nor does it wait for anything but the database. Rejects with
   * `Refusal('STORAGE_UNAVAILABLE')` where the database is away.
   */
  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    const done = this.transactions.getStore()
      ? work()
      : withRetries(() =>
          this.kysely
            .transaction()
            .execute((transaction) => this.transactions.run(transaction, work)),
        );
    return done.catch((cause: unknown) => {
      throw toStorageRefusal(cause);
    });
  }

  /**
   * Brings the tables up to date. Of two processes that begin at once, one waits or tries again and
   * finds it done.
   */
  async migrate(): Promise<void> {
    const migrator = new Migrator({
      db: this.kysely,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    });
    await withRetries(async () => {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error as Error;
    });
  }

  close(): Promise<void> {
    return this.kysely.destroy();
  }
}

/** `InsertQueryNode` → a span `database insert`, without the query's text and values. */
function noteQuery({ query, queryDurationMillis }: LogEvent): void {
  const endMs = Date.now();
  const kind = query.query.kind.replace(/(?:Query)?Node$/, '').toLowerCase();
  noteSpan(`database ${kind}`, endMs - queryDurationMillis, endMs, { 'db.operation.name': kind });
}
