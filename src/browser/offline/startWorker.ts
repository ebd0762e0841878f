// The page's side of the service worker: registers it, reports what is read, and learns when there
// is a newer build.
import type { WorkerMessage } from './WorkerMessage';

/** How often an open tab checks for a new build, in milliseconds: every hour. */
const UPDATE_INTERVAL_MS = 3_600_000;

/** Undefined if service workers are unsupported or blocked; the page works without. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * Registers the worker and calls `onNewBuild` when there is one from another build than this
 * page's. Returns a function that stops watching.
 * @param buildId the page's build
 */
export function startWorker(buildId: string, onNewBuild: () => void): () => void {
  const ended = new AbortController();
  const meet = (worker: ServiceWorker | null) =>
    void meetWorker(worker, buildId).then(
      (isOurs) => !isOurs && !ended.signal.aborted && onNewBuild(),
    );

  workers()
    ?.register('/sw.js', { updateViaCache: 'none' })
    .then((registration) => {
      if (registration.waiting) meet(registration.waiting);
      registration.addEventListener('updatefound', () => onceInstalled(registration, meet), ended);
      onceInstalled(registration, meet);
      updateNowAndThen(registration, buildId, ended.signal);
    })
    .catch(() => undefined);
  workers()?.addEventListener(
    'controllerchange',
    () => meet(navigator.serviceWorker.controller),
    ended,
  );
  return () => ended.abort();
}

/**
 * Asks the worker to save the page at an address for offline use.
 * @param readAt when the reader came to it, in Unix milliseconds
 */
export async function keepPage(address: string, readAt: number): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage({ type: 'KEEP', address, readAt } satisfies WorkerMessage);
}

/** Asks the worker to save files that this page has loaded late, by their paths. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage({ type: 'KEEP_FILES', paths } satisfies WorkerMessage);
}

/** Milliseconds. A worker answers at once; one that was ended saves nothing. */
const CLEAR_TIMEOUT_MS = 1_000;

/** Resolves once the worker saves nothing any more of what was read before. */
export async function stopKeeping(): Promise<void> {
  const registration = await workers()?.getRegistration();
  const { active } = registration ?? {};
  if (!active) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, CLEAR_TIMEOUT_MS);
    active.postMessage({ type: 'CLEAR' } satisfies WorkerMessage, [port2]);
  });
}

/**
 * Only a worker that waits behind another one is an update; the very first one is not. It may
 * already be installed before we can observe it.
 */
function onceInstalled(
  registration: ServiceWorkerRegistration,
  meet: (worker: ServiceWorker) => void,
): void {
  const worker = registration.installing;
  const look = () => worker?.state === 'installed' && registration.active && meet(worker);
  look();
  worker?.addEventListener('statechange', look);
}

/**
 * True if a worker is from this page’s build. A terminated worker never answers, which is fine: it
 * can’t be an update.
 */
function meetWorker(worker: ServiceWorker | null, buildId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker?.postMessage({ type: 'MEET', buildId } satisfies WorkerMessage, [port2]);
  });
}

/**
 * The browser checks for a new worker only occasionally. A page that was not built with its worker
 * knows there is a newer one, so it checks immediately.
 */
function updateNowAndThen(
  registration: ServiceWorkerRegistration,
  buildId: string,
  signal: AbortSignal,
): void {
  const update = () => void registration.update().catch(() => undefined);
  if (registration.active)
    void meetWorker(registration.active, buildId).then((isOurs) => isOurs || update());
  const timer = setInterval(update, UPDATE_INTERVAL_MS);
  const onReturn = () => document.visibilityState === 'visible' && update();
  document.addEventListener('visibilitychange', onReturn, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
