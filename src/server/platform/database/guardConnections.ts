import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';

/** Names the mistake, which would otherwise be a wait without an end. */
export const secondConnection = (): Error =>
  new Error(
    'The database was asked outside of the transaction under way. Query through Database.connection(), and call libraries that bring their own queries before or after it.',
  );

/**
 * Refuses a second connection within a transaction. SQLite has only one, so that would wait forever;
 * PostgreSQL has ten, so ten at once would wait for each other. A query that
 * is left of an undone transaction is refused, too: it must not run in the next one, nor by itself.
 */
export function guardConnections(dialect: Dialect, isWithin: () => boolean): Dialect {
  return {
    createDriver: () => new GuardedDriver(dialect.createDriver(), isWithin),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

class GuardedDriver implements Driver {
  constructor(
    private readonly driver: Driver,
    private readonly isWithin: () => boolean,
  ) {}

  init(): Promise<void> {
    return this.driver.init();
  }

  async acquireConnection(): Promise<GuardedConnection> {
    if (this.isWithin()) throw secondConnection();
    return new GuardedConnection(await this.driver.acquireConnection());
  }

  beginTransaction({ inner }: GuardedConnection, settings: TransactionSettings): Promise<void> {
    return this.driver.beginTransaction(inner, settings);
  }

  commitTransaction({ inner }: GuardedConnection): Promise<void> {
    return this.driver.commitTransaction(inner);
  }

  rollbackTransaction(connection: GuardedConnection): Promise<void> {
    connection.isOver = true;
    return this.driver.rollbackTransaction(connection.inner);
  }

  releaseConnection(connection: GuardedConnection): Promise<void> {
    connection.isOver = true;
    return this.driver.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.driver.destroy();
  }
}

class GuardedConnection implements DatabaseConnection {
  isOver = false;

  constructor(readonly inner: DatabaseConnection) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.isOver ? Promise.reject(over()) : this.inner.executeQuery<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    if (this.isOver) throw over();
    return this.inner.streamQuery<Row>(query, size);
  }
}

const over = (): Error => new Error('The transaction of this query is over.');
