// Answers GraphQL over HTTP, with sessions, keys and the real database, until it is killed. Says its
// port once it is warm: most kills are to hit changes, not a start.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGraphqlHandler } from '@/server/api/http/graphqlHandler';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { getAuth } from '@/server/teams/accounts/auth';
import { processDatabase } from './processDatabase';

async function changeUntilKilled(): Promise<void> {
  const [dataDir = '', databaseUrl] = process.argv.slice(2);
  const database = await openDatabaseAt({ dataDir, databaseUrl });
  processDatabase.opened = Promise.resolve(database);
  loadCatalogue();
  await getAuth(database);
  const handler = createGraphqlHandler();
  const server = createServer((request, response) => void handler(request, response));
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
}

void changeUntilKilled();
