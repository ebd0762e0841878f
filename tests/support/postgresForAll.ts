// One PostgreSQL for a whole run of tests, in which each file makes a database of its own. Jest's
// workers read where it is from their environment.
import { aPostgres, FOR_ALL, type PostgresServer, providePostgres } from './aPostgres';

const memory = globalThis as { postgresForAll?: PostgresServer };

export default async function start(): Promise<void> {
  const programs = providePostgres();
  if (programs === undefined) return;

  memory.postgresForAll = await aPostgres(programs);
  process.env[FOR_ALL] = memory.postgresForAll.url;
}

export const stop = async (): Promise<void> => memory.postgresForAll?.stop();
