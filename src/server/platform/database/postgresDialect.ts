import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '@/server/platform/observe/log';
import { notePool } from './databaseUse';

/** OID of PostgreSQL's int8, which the driver returns as text by default. */
const BIGINT = 20;
const CONNECT_SECONDS = 2;

function numbersAsNumbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  return types;
}

/** libpq's own parameter in the address, which the driver does not read. */
export function connectSeconds(url: string): number {
  const asked = Number(new URL(url).searchParams.get('connect_timeout'));
  return asked > 0 ? asked : CONNECT_SECONDS;
}

/** Up to ten connections, with timeouts for everything that could block one forever. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectSeconds(url) * 1_000,
    statement_timeout: 5_000,
    // The server's own limits are of no use where it, or the way to it, falls silent.
    query_timeout: 8_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: numbersAsNumbers(),
  });
  // Without a listener, a restart of the database would crash this process. With one, the next
  // query opens a new connection.
  pool.on('error', (cause) =>
    log.warn({ err: cause }, 'An idle connection to the database was lost.'),
  );
  // The same for one that a transaction has; its next query is refused.
  pool.on('connect', (client) => client.on('error', () => undefined));
  notePool(pool);
  return new PostgresDialect({ pool });
}
