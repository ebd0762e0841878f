// One port, several processes: the primary one holds the port and hands each connection to the next
// worker. Easy to get wrong: only the first worker may say why the server does not start.
// Ruled by docs/decisions/0034-operating.md.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import { log } from '@/server/platform/observe/log';
import { isSiblingMessage } from './siblings';
import { onStopSignal, type StopSignal } from './stopSignals';

/** A worker that is ready says so. */
export const READY = 'ready';
/** A worker that is asked for the metrics of all. */
export const METRICS = 'metrics';

interface RunOptions {
  readonly count: number;
  /** The file each worker runs. */
  readonly program: string;
  readonly onReady: () => void;
}

/** Workers end by themselves within 25 s. */
const STOP_LIMIT_MS = 26_000;

/** A worker that ends soon after its start would be started without a pause again and again. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;

/** Starts the workers, replaces those that break, and ends with them. Never returns. */
export function runWorkers({ count, program, onReady }: RunOptions): void {
  cluster.setupPrimary({ exec: program, args: [] });
  const metrics = new AggregatorRegistry();
  let isReady = false;
  let stopSignal: StopSignal | undefined;
  let worst = 0;
  let pauseMs = FIRST_PAUSE_MS;

  const start = (): void => {
    if (stopSignal) return;
    const startedAt = performance.now();
    cluster.fork().once('exit', (code: number | null, signal: string | null) => {
      // One that had only just begun ends by the signal itself.
      worst = Math.max(worst, code ?? (signal === stopSignal ? 0 : 1));
      if (!isReady || stopSignal) return endWithLast(worst);
      log.error({ code, signal }, 'A worker ended. Another is started.');
      pauseMs =
        performance.now() - startedAt > STEADY_MS
          ? FIRST_PAUSE_MS
          : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      setTimeout(start, pauseMs);
    });
  };
  const stop = (signal: StopSignal): void => {
    // How earlier workers ended does not matter to a server that is stopped.
    if (!stopSignal) worst = 0;
    stopSignal = signal;
    for (const worker of workers()) worker.process.kill(signal);
    endWithLast(worst);
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, STOP_LIMIT_MS).unref();
  };

  cluster.on('message', (from, message: unknown) => {
    if (!isSiblingMessage(message)) return;
    if (message.plimsollTopic === METRICS) return void answerMetrics(from, metrics, message.value);
    if (message.plimsollTopic !== READY) return relay(from, message);
    if (isReady) return;
    isReady = true;
    for (let index = 1; index < count; index++) start();
    onReady();
  });
  onStopSignal(stop);
  start();
}

const workers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function endWithLast(code: number): void {
  if (workers().every((worker) => worker.isDead())) process.exit(code);
}

function relay(from: Worker, message: object): void {
  for (const worker of workers())
    if (worker.id !== from.id && worker.isConnected()) worker.send(message);
}

async function answerMetrics(
  to: Worker,
  metrics: AggregatorRegistry<RegistryContentType>,
  id: unknown,
): Promise<void> {
  const text = await metrics.clusterMetrics().catch((cause: unknown) => {
    log.warn({ err: cause }, 'The metrics of all workers were not gathered.');
    return undefined;
  });
  if (to.isConnected()) to.send({ plimsollTopic: METRICS, value: { id, text } });
}
