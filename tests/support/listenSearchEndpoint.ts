import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { createSearchHandler, type SearchHandlerOptions } from '@/server/api/http/searchHandler';
import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';

export const PARENT_KEY = 'parent-of-all-keys-0123456789';

/** The search endpoint on a port of its own, its index made. */
export async function listenSearchEndpoint(options: SearchHandlerOptions = {}) {
  const search = { parentKey: PARENT_KEY, requestsPerMinute: 0, settings: EMBEDDED_SEARCH };
  const handle = createSearchHandler({ search, trustedProxies: 0, ...options });
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    (request, response) => void handle(request, response),
  );
  loadSearchIndex();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    url: `http://127.0.0.1:${port}/api/search`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
