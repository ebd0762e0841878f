import type { Dialect, Driver } from 'kysely';

/** Names the mistake, which would otherwise be a wait without an end. */
export const secondConnection = (): Error =>
  new Error(
    'The database was asked outside of the transaction under way. Query through Database.connection(), and call libraries that bring their own queries before or after it.',
  );

/**
 * Refuses a second connection within a transaction. SQLite has only one, so that would wait forever;
 * PostgreSQL has ten, so ten at once would wait for each other.
 */
export function refuseSecondConnections(dialect: Dialect, isWithin: () => boolean): Dialect {
  return {
    createDriver: () => guardDriver(dialect.createDriver(), isWithin),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

function guardDriver(driver: Driver, isWithin: () => boolean): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  return Object.assign(driver, {
    acquireConnection: () => (isWithin() ? Promise.reject(secondConnection()) : acquire()),
  });
}
