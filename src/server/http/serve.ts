import type { IncomingMessage, Server } from 'node:http';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { config, type Config } from '@/server/config/config';
import { closeDatabase, openDatabase } from '@/server/database/openDatabase';
import { log } from '@/server/observe/log';
import { startTracing } from '@/server/observe/startTracing';
import { loadSearchIndex } from '@/server/search/loadSearchIndex';
import { closeGracefully } from './closeGracefully';
import { createHttpServer } from './createHttpServer';
import { sendAnswer } from './sendAnswer';
import { sendWorker } from './sendWorker';
import { startNext } from './startNext';

// Load balancers poll `/readyz` every second or two, so wait for them on SIGTERM; someone at a
// keyboard need not wait.
const STOP_DELAY_MS = { SIGTERM: 3_000, SIGINT: 0 } as const;

const listen = ({ host, port }: Config, server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isBusy = cause.code === 'EADDRINUSE';
      reject(
        isBusy
          ? new Error(
              `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
            )
          : cause,
      );
    });
    server.listen({ port, host }, resolve);
  });

/** Rewrites the API's public path to its route. */
function toRoute(request: IncomingMessage): IncomingMessage {
  request.url = request.url?.replace(/^\/graphql(?=$|\?)/, '/api/graphql');
  return request;
}

/**
 * Logs problems in the search configuration and builds the index before the first search. Pages
 * work without search, so a failure here doesn't stop the server.
 */
function prepareSearch({ search }: Config): void {
  for (const problem of search.problems) log.warn({ problem }, 'search configuration');
  try {
    loadSearchIndex();
  } catch (error) {
    log.error({ err: error }, 'search index');
  }
}

/** Serves the build in this folder or, in development, its sources. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Checks the configuration, loads the catalogue, opens the database, and serves until a signal
 * arrives.
 */
async function serve(): Promise<void> {
  const settings = config();
  loadCatalogue();
  await openDatabase();
  prepareSearch(settings);
  const closeTracing = await startTracing(settings);
  const handle = await startNext(settings, isDevelopment);

  let isStopping = false;
  const server = createHttpServer({
    handle: async (request, response) => {
      if (sendAnswer(request, response)) return;
      await (request.url === '/sw.js'
        ? sendWorker(response, isDevelopment)
        : handle(toRoute(request), response));
    },
    isReady: () => !isStopping,
    isHttps: settings.baseUrl.startsWith('https:'),
    graphqlUrl: settings.graphqlUrl,
    search: settings.search.settings,
    compresses: !settings.isBehindProxy,
    isDevelopment,
    log,
  });
  const stop = async (signal: keyof typeof STOP_DELAY_MS): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // In development, an open page holds its socket indefinitely.
    const isInTime = isDevelopment || (await closeGracefully(server, STOP_DELAY_MS[signal]));
    await closeTracing();
    await closeDatabase();
    process.exit(isInTime ? 0 : 1);
  };

  await listen(settings, server);
  process.on('SIGTERM', (signal) => void stop(signal as 'SIGTERM'));
  process.on('SIGINT', (signal) => void stop(signal as 'SIGINT'));
  process.stdout.write(`Plimsoll is ready on ${settings.baseUrl}\n`);
}

serve().catch((cause: unknown) => {
  process.stderr.write(
    `Plimsoll did not start. ${cause instanceof Error ? cause.message : String(cause)}\n`,
  );
  process.exit(1);
});
