import type { IncomingMessage, Server } from 'node:http';
import { replaceCatalogue, withCatalogue } from '@/server/catalogue/loadCatalogue';
import { config, type Config } from '@/server/config/config';
import { DataStore } from '@/server/data/DataStore';
import { followActivations } from '@/server/data/followActivations';
import { openServed } from '@/server/data/servedCatalogue';
import { closeDatabase, openDatabase } from '@/server/database/openDatabase';
import { log } from '@/server/observe/log';
import { startTracing } from '@/server/observe/startTracing';
import { loadSearchIndex } from '@/server/search/loadSearchIndex';
import { closeGracefully } from './closeGracefully';
import { createHttpServer } from './createHttpServer';
import { inOneVersion } from './inOneVersion';
import { sendAnswer } from './sendAnswer';
import { sendWorker } from './sendWorker';
import { startNext } from './startNext';

// A balancer asks `/readyz` every second or two. Someone at a keyboard need not wait for it.
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

/** The API's public address leads to its route. */
function toRoute(request: IncomingMessage): IncomingMessage {
  request.url = request.url?.replace(/^\/graphql(?=$|\?)/, '/api/graphql');
  return request;
}

/**
 * Says what is wrong with the search's configuration, and makes its index before the first reader
 * asks. Pages do without a search, so they are served even if that fails.
 */
function prepareSearch({ search }: Config): void {
  for (const problem of search.problems) log.warn({ problem }, 'search configuration');
  try {
    loadSearchIndex();
  } catch (error) {
    log.error({ err: error }, 'search index');
  }
}

/** Serves what is activated in the data folder, now and whenever that changes. */
function serveData({ dataDir }: Config): void {
  const store = new DataStore(dataDir);
  replaceCatalogue(openServed(store, (error) => log.error({ err: error }, 'stored data')));
  followActivations(store, {
    prepare: (catalogue) => void withCatalogue(catalogue, loadSearchIndex),
    onChange: (outcome) =>
      'error' in outcome
        ? log.error({ err: outcome.error }, 'data not taken up')
        : log.info(outcome, 'data taken up'),
  });
}

/** What runs is the build of this folder or, in development, its sources. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Checks the configuration, loads the data, opens the database, and serves this folder until a
 * signal ends it.
 */
async function serve(): Promise<void> {
  const settings = config();
  serveData(settings);
  await openDatabase();
  prepareSearch(settings);
  const closeTracing = await startTracing(settings);
  const handle = await startNext(settings, isDevelopment);

  let isStopping = false;
  const server = createHttpServer({
    handle: inOneVersion(async (request, response) => {
      if (sendAnswer(request, response)) return;
      await (request.url === '/sw.js'
        ? sendWorker(response, isDevelopment)
        : handle(toRoute(request), response));
    }),
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
    // A page in development holds its socket open for as long as it is looked at.
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
