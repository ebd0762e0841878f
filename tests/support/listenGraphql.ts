import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIdempotencyStore } from '@/server/api/http/databaseIdempotencyStore';
import { createGraphqlHandler, type GraphqlHandlerOptions } from '@/server/api/http/graphqlHandler';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';

export interface GraphqlServer {
  readonly url: string;
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The real handler on a free loopback port, with a database of its own for the answers of
 * mutations.
 */
export async function listenGraphql(options: GraphqlHandlerOptions = {}): Promise<GraphqlServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-graphql-'));
  const database = await openDatabaseAt({ databaseUrl: undefined, dataDir });
  const handler = createGraphqlHandler({
    idempotencyStore: databaseIdempotencyStore(() => Promise.resolve(database)),
    ...options,
  });
  // A process that is busy for the usual 5 s would send into a connection that is just being closed.
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    (request, response) => void handler(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;

  return {
    url,
    post: (body, headers = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
