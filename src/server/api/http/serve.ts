import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';
import { prepareSearchIndex } from '@/server/data/search/loadSearchIndex';
import { DataStore } from '@/server/data/versions/DataStore';
import { CodeReaderThread } from '@/server/model/scan/CodeReaderThread';
import type { CodeReader } from '@/server/model/scan/readCode';
import { config, type Config } from '@/server/platform/config/config';
import { awaitDatabase, databaseHealth } from '@/server/platform/database/databaseHealth';
import { databaseUse } from '@/server/platform/database/databaseUse';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { queueState } from '@/server/platform/jobs/queueState';
import { inClientOf } from '@/server/platform/observe/clientOfRequest';
import { giveBackMemory } from '@/server/platform/observe/giveBackMemory';
import { log } from '@/server/platform/observe/log';
import { startTracing } from '@/server/platform/observe/startTracing';
import { READY, runWorkers } from '@/server/platform/workers/runWorkers';
import { tellSiblings } from '@/server/platform/workers/siblings';
import { onStopSignal, type StopSignal } from '@/server/platform/workers/stopSignals';
import { sourceState } from '@/server/teams/sources/sourceState';
import { lastEvaluation } from '@/server/teams/watches/heartbeat';
import { Admission } from './admission';
import { clientAddress } from './clientAddress';
import { closeGracefully } from './closeGracefully';
import { CpuMeter } from './CpuMeter';
import { createHttpServer } from './createHttpServer';
import { createMetricsRoute } from './createMetricsRoute';
import { endProcess } from './endProcess';
import type { Handler } from './Handler';
import { inOneVersion } from './inOneVersion';
import { keepBeacons } from './keepBeacons';
import { keepDataFresh } from './keepDataFresh';
import { findTroubles, keepHouse } from './keepHouse';
import { keepReviews } from './keepReviews';
import { listen } from './listen';
import { Metrics } from './Metrics';
import { createHandler } from './routes';
import { followData, serveData } from './serveData';
import { startJobs } from './startJobs';
import { startNext } from './startNext';

// Load balancers poll `/readyz` every second or two, so wait for them on SIGTERM; someone at a
// keyboard need not wait.
const STOP_DELAY_MS: Record<StopSignal, number> = { SIGTERM: 3_000, SIGINT: 0 };

/** Supervisors kill after 30 s or later, so requests and then everything else have less in all. */
const STOP_LIMIT_MS = 25_000;
const REQUESTS_LIMIT_MS = 20_000;
const CLOSE_LIMIT_MS = 3_000;

/**
 * Logs problems in the search configuration, and builds the index during the first requests, so that
 * only a search waits for it. Pages work without search, so a failure here doesn't stop the server.
 */
async function prepareSearch({ search }: Config): Promise<void> {
  // All workers have one configuration.
  if ((cluster.worker?.id ?? 1) === 1)
    for (const problem of search.problems) log.warn({ problem }, 'search configuration');
  await prepareSearchIndex(loadCatalogue());
  giveBackMemory();
}

/** In development the server runs from source. */
const isDevelopment = process.env.NODE_ENV === 'development';

const getTexts = () => ({ table: loadScanTable().text, proofs: loadScanProofs() });

/** In development no program is built for a thread, and who develops reads no stranger's code. */
function createReader(): CodeReader {
  if (!isDevelopment) {
    const thread = new CodeReaderThread({ program: join(__dirname, 'codeReader.cjs'), getTexts });
    return (code, client) => thread.read(code, client);
  }
  const reader = Promise.all([
    import('@/server/model/scan/readCode'),
    import('@/server/model/scan/openScanner'),
  ]).then(([{ createCodeReader }, { openScanner }]) =>
    createCodeReader(() => openScanner(getTexts())),
  );
  return async (code) => (await reader)(code);
}

/**
 * Checks the configuration, loads the data, opens the database, and serves until a signal arrives.
 */
async function serve(settings: Config): Promise<void> {
  serveData(settings);
  await awaitDatabase();
  const closeTracing = await startTracing(settings);
  const next = await startNext(settings, isDevelopment);
  const { clientLimits, trustedProxies } = settings;
  // In development a request may compile its page.
  const cpu = isDevelopment && { cpuSecondsPerMinute: 0 };
  const admission = new Admission({
    limits: { ...clientLimits, ...cpu, trustedProxies },
    meter: new CpuMeter(undefined, false),
  });
  admission.delay.watch();
  const answer = createHandler({ settings, isDevelopment, readCode: createReader(), next });
  followData(settings, isDevelopment ? undefined : answer);
  let isStopping = false;
  const server = createHttpServer({
    handle: noteClient(trustedProxies, inOneVersion(answer)),
    isReady: () => !isStopping,
    troubles: findTroubles,
    isHttps: settings.baseUrl.startsWith('https:'),
    graphqlUrl: settings.graphqlUrl,
    provider: settings.oidc?.issuer,
    search: settings.search.settings,
    compresses: !settings.isBehindProxy,
    admission,
    metrics: measure(settings, admission),
    isDevelopment,
    log,
  });
  const stop = async (signal: StopSignal): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Ends the process even if a step below hangs.
    void setTimeout(STOP_LIMIT_MS).then(() => process.kill(process.pid, 'SIGKILL'));
    // In development an open page keeps its socket open.
    const isInTime =
      isDevelopment || (await closeGracefully(server, STOP_DELAY_MS[signal], REQUESTS_LIMIT_MS));
    const closing = Promise.allSettled([closeTracing(), stopReviews(), stopJobs(), stopBeacons()]);
    await Promise.race([closing, setTimeout(CLOSE_LIMIT_MS)]);
    await endProcess(isInTime ? 0 : 1);
  };

  await listen(settings, server);
  keepHouse();
  const stopReviews = keepReviews();
  const stopBeacons = keepBeacons();
  const stopJobs = startJobs(settings);
  onStopSignal((signal) => void stop(signal));
  if (cluster.isWorker) tellSiblings(READY, null);
  else announce(settings);
  void prepareSearch(settings).finally(() => admission.meter.warm());
}

/** The log of changes names the address that each came from. */
const noteClient =
  (trustedProxies: number, handle: Handler): Handler =>
  (request, response) =>
    inClientOf(clientAddress(request, trustedProxies), () => handle(request, response));

const announce = ({ baseUrl }: Config): void =>
  void process.stdout.write(`Plimsoll is ready on ${baseUrl}\n`);

function measure(settings: Config, { delay, meter }: Admission) {
  const metrics = new Metrics({
    catalogue: loadCatalogue,
    delayMs: () => delay.milliseconds,
    underWay: () => meter.underWay,
    isDatabaseAvailable: () => databaseHealth()?.isAvailable,
    databaseUse: () => databaseUse(settings),
    watchesLookedAt: async () => (await lastEvaluation(await openDatabase()))?.at,
    queue: async () => queueState(await openDatabase()),
    sources: async () => sourceState(await openDatabase()),
    refresh: () => new DataStore(settings.dataDir).poll(),
  });
  const { metricsToken } = settings;
  return {
    noteRequest: metrics.noteRequest.bind(metrics),
    ...(metricsToken !== undefined && { answer: createMetricsRoute(metrics, metricsToken) }),
  };
}

/** In development there is one process, which Next itself watches. */
async function start(): Promise<void> {
  const settings = config();
  if (!cluster.isWorker) keepDataFresh(settings);
  if (cluster.isWorker || isDevelopment || settings.workers === 1) return serve(settings);
  runWorkers({
    count: settings.workers,
    program: __filename,
    onReady: () => announce(settings),
  });
}

// No request is under way yet. Node has no default for signals where it is the first process.
onStopSignal(() => void endProcess(0));
start().catch((cause: unknown) => {
  process.stderr.write(
    `Plimsoll did not start. ${cause instanceof Error ? cause.message : String(cause)}\n`,
  );
  void endProcess(1);
});
