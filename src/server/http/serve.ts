import type { IncomingMessage, Server } from 'node:http';
import { endUnusedAudiences } from '@/server/audiences/ownAudiences';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { config, type Config } from '@/server/config/config';
import { databaseHealth, probeDatabase } from '@/server/database/databaseHealth';
import { closeDatabase, openDatabase } from '@/server/database/openDatabase';
import { log } from '@/server/observe/log';
import { startTracing } from '@/server/observe/startTracing';
import { loadSearchIndex } from '@/server/search/loadSearchIndex';
import { removeDeletedWorkspaces } from '@/server/workspaces/workspaces';
import { Admission } from './admission';
import { closeGracefully } from './closeGracefully';
import { createHttpServer } from './createHttpServer';
import { inOneVersion } from './inOneVersion';
import { createMcpRoute, MCP_PATH } from './mcpHandler';
import { sendAnswer } from './sendAnswer';
import { sendWorker } from './sendWorker';
import { serveData } from './serveData';
import { startNext } from './startNext';

// Load balancers poll `/readyz` every second or two, so wait for them on SIGTERM; someone at a
// keyboard need not wait.
const STOP_DELAY_MS = { SIGTERM: 3_000, SIGINT: 0 } as const;

/** Supervisors kill after 30 s or later: requests, then what is behind them, have less in all. */
const STOP_LIMIT_MS = 25_000;
const REQUESTS_LIMIT_MS = 20_000;
const CLOSE_LIMIT_MS = 3_000;

/** Nobody is being answered yet. Node has no default for signals where it is the first process. */
const stopBeforeListening = (): never => process.exit(0);

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

/** How often the database is tried, and audiences nobody uses are looked for. */
const PROBE_EVERY_MS = 2_000;
const END_EVERY_MS = 3_600_000;

function keepHouse(): void {
  setInterval(() => void probeDatabase(), PROBE_EVERY_MS).unref();
  const endUnused = async (): Promise<void> => {
    const database = await openDatabase();
    await endUnusedAudiences(database);
    await removeDeletedWorkspaces(database);
  };
  setInterval(
    () =>
      void endUnused().catch((cause: unknown) =>
        log.warn(
          { err: cause },
          'Audiences nobody uses, and workspaces to delete, were not looked for.',
        ),
      ),
    END_EVERY_MS,
  ).unref();
}

function findTroubles(): Readonly<Record<string, string>> {
  const health = databaseHealth();
  if (!health || health.isAvailable) return {};
  const since = new Date(health.since).toISOString();
  return { database: `saving is off since ${since}, because ${health.reason}` };
}

/** What runs is the build of this folder or, in development, its sources. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Checks the configuration, loads the data, opens the database, and serves until a signal arrives.
 */
async function serve(): Promise<void> {
  const settings = config();
  serveData(settings);
  await probeDatabase();
  prepareSearch(settings);
  const closeTracing = await startTracing(settings);
  const handle = await startNext(settings, isDevelopment);
  const answerMcp = createMcpRoute({
    catalogue: loadCatalogue,
    origin: settings.baseUrl,
    trustedProxies: settings.trustedProxies,
    onFault: (error) => log.error({ err: error }, 'mcp'),
  });

  const { clientLimits, trustedProxies } = settings;
  const admission = new Admission({ limits: { ...clientLimits, trustedProxies } });
  admission.delay.watch();
  let isStopping = false;
  const server = createHttpServer({
    handle: inOneVersion(async (request, response) => {
      if (sendAnswer(request, response)) return;
      if (request.url?.split('?', 1)[0] === MCP_PATH) return answerMcp(request, response);
      await (request.url === '/sw.js'
        ? sendWorker(response, isDevelopment)
        : handle(toRoute(request), response));
    }),
    isReady: () => !isStopping,
    troubles: findTroubles,
    isHttps: settings.baseUrl.startsWith('https:'),
    graphqlUrl: settings.graphqlUrl,
    search: settings.search.settings,
    compresses: !settings.isBehindProxy,
    admission,
    isDevelopment,
    log,
  });
  const stop = async (signal: keyof typeof STOP_DELAY_MS): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Whatever hangs below.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // A page in development holds its socket open for as long as it is looked at.
    const isInTime =
      isDevelopment || (await closeGracefully(server, STOP_DELAY_MS[signal], REQUESTS_LIMIT_MS));
    const closing = Promise.all([closeTracing(), closeDatabase()]);
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS))]);
    process.exit(isInTime ? 0 : 1);
  };

  await listen(settings, server);
  keepHouse();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeListener(signal, stopBeforeListening);
    process.on(signal, () => void stop(signal));
  }
  process.stdout.write(`Plimsoll is ready on ${settings.baseUrl}\n`);
}

process.on('SIGTERM', stopBeforeListening).on('SIGINT', stopBeforeListening);
serve().catch((cause: unknown) => {
  process.stderr.write(
    `Plimsoll did not start. ${cause instanceof Error ? cause.message : String(cause)}\n`,
  );
  process.exit(1);
});
