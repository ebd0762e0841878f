import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGraphqlHandler, type GraphqlHandlerOptions } from '@/server/http/graphqlHandler';

export interface GraphqlServer {
  readonly url: string;
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

/** The real handler on a free loopback port. */
export async function listenGraphql(options: GraphqlHandlerOptions = {}): Promise<GraphqlServer> {
  const handler = createGraphqlHandler(options);
  const server = createServer((request, response) => void handler(request, response));
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
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
