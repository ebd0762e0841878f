// The page's end of the worker: starts it, tells it what is read, and learns when a newer build is
// there.
import type { WorkerMessage } from './WorkerMessage';

/** How often a tab that stays open asks whether there is a new build: every hour. */
const UPDATE_INTERVAL_MS = 3_600_000;

/** Where workers cannot run, or may not, the page does without. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * Starts the worker and calls `onNewBuild` when there is one that is not of this page's build.
 * Returns what ends the watching.
 * @param buildId of the page
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
 * Tells the worker that the page at an address is being read, so that it can be read again without
 * the server.
 */
export async function keepPage(address: string): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage({ type: 'KEEP', address } satisfies WorkerMessage);
}

/**
 * Only a worker that has to wait for another one is news; the first one of all is simply there. It
 * may be installed before it can be watched.
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
 * Whether a worker is of this page's build. One that has ended meanwhile never answers, and that is
 * no news either.
 */
function meetWorker(worker: ServiceWorker | null, buildId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker?.postMessage({ type: 'MEET', buildId } satisfies WorkerMessage, [port2]);
  });
}

/**
 * The browser looks for a new worker when it has nothing else to do. A page that its worker is not
 * of knows that there is one, and has it looked for at once.
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
