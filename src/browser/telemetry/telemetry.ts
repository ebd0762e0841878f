// The half of telemetry that every page loads. It queues what happens before the other half
// (collector.ts, with the SDK) has loaded. Pitfall: never import the SDK statically here, and never
// throw, block or grow: telemetry must not be what breaks a page.
import Router from 'next/router';
import type { TelemetrySettings } from '@/domain/telemetry';
import type { Call, CallFailure } from './Call';
import type * as Collector from './collector';
import { keepSettings, telemetryState } from './settings';

/** Events queued until the collector has loaded; later ones are dropped. */
const KEPT_EARLY = 20;

/**
 * Milliseconds from hydration until an idle page runs the collector: rendering and its follow-up
 * work come first.
 */
const QUIET_MS = 5_000;

/** Milliseconds after which a page that never goes idle fetches or runs the collector anyway. */
const IDLE_LIMIT_MS = 3_000;

/** Events that end the wait early, so that the rest of the page view is not lost. */
const SOONER = ['pointerdown', 'keydown', 'visibilitychange', 'pagehide'] as const;

/** The event ID of failures that only become breadcrumbs. */
const NO_EVENT = '';

const isBrowser = typeof window !== 'undefined';
const early: ((collector: typeof Collector) => void)[] = [];
const ids = new WeakMap<object, string>();
let collector: typeof Collector | undefined;
let isStopped = !isBrowser;
let isHydrated = false;
/**
 * The route the page was loaded at; the reader may have navigated by the time the collector loads.
 */
let firstRoute = '';
let isAwaited = false;
let isOpened = false;
/** True if the page is hidden or being left, so that no further task may run. */
let isLeft = false;
/** True once the collector has received everything queued before it loaded. */
let isReady = false;

function tell(what: (collector: typeof Collector) => void): void {
  if (isReady && collector) return what(collector);
  if (early.length < KEPT_EARLY) early.push(what);
  if (isHydrated) load();
}

/**
 * Reports an error once, even if it is passed in repeatedly.
 * @param componentStack React's component stack, if a boundary caught the error
 * @returns the event ID for the operator; undefined if nothing is reported
 */
export function report(error: unknown, componentStack?: string | null): string | undefined {
  return send(error, (to, id) => to.captureError(error, id, componentStack));
}

/**
 * Reports a call that gave no usable answer. Neither the request nor the response is sent.
 * @param id the ID the server logged the fault under, if it sent one
 */
export function reportCall(failure: CallFailure, error: Error, id?: string): string | undefined {
  return send(
    error,
    (to, eventId) => to.captureCall(failure, error, eventId),
    failure.isExpected ? NO_EVENT : id,
  );
}

/** Reports a page the server could not render, under the ID in the server's log. */
export function reportServerFailure(id: string, route: string): void {
  reportCall(
    { name: route, kind: 'query', reason: 'page', status: 500, isExpected: false },
    new Error(),
    id,
  );
}

function send(
  error: unknown,
  capture: (collector: typeof Collector, id: string) => void,
  knownId?: string,
): string | undefined {
  if (isStopped) return undefined;
  const isObject = typeof error === 'object' && error !== null;
  const known = isObject ? ids.get(error) : undefined;
  const id = known ?? knownId ?? anEventId();
  if (known === undefined) {
    if (isObject) ids.set(error, id);
    tell((to) => capture(to, id));
  }
  return id || undefined;
}

/**
 * Runs `send` in a span of its own; `send` must call `fetch` synchronously. Until the collector has
 * loaded, the call is recorded and becomes a span later.
 */
export function traceRequest<T>(call: Call, send: () => Promise<T>): Promise<T> {
  if (isStopped) return send();
  if (isReady && collector) return collector.traceCall(call, send);
  const startMs = Date.now();
  const answer = send();
  const note = () => {
    const endMs = Date.now();
    if (!isStopped) tell((to) => to.noteCall(call, startMs, endMs));
  };
  answer.then(note, note);
  return answer;
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing in insecure contexts (plain HTTP). */
function anEventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function onError(event: ErrorEvent): void {
  send(event.error ?? event.message, (to, id) =>
    to.captureUncaught(event.error ?? event.message, id, 'error'),
  );
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  send(reason, (to, id) => to.captureUncaught(reason, id, 'unhandledrejection'));
}

function onRouteChange(url: string, { shallow }: { readonly shallow: boolean }): void {
  const startMs = Date.now();
  if (!shallow) tell((to) => to.captureNavigation(url, startMs));
}

if (isBrowser) {
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
}

/**
 * Applies the server's telemetry settings before the first render. Drops what was queued so far if
 * it must not be sent.
 */
export function configureTelemetry(given: TelemetrySettings | undefined): void {
  if (!isBrowser) return;
  keepSettings(given);
  if (typeof telemetryState() !== 'object') stopTelemetry();
}

/**
 * Starts at hydration. Fetches the collector when the page is idle, and runs it after a quiet
 * period, on the reader's first interaction, or when there is something to report. Fetching ahead
 * matters: what a page reports while it is being left cannot wait for a request.
 */
export function startTelemetry(): void {
  if (isStopped || typeof telemetryState() !== 'object') return;
  isHydrated = true;
  firstRoute = Router.pathname;
  Router.events.on('routeChangeStart', onRouteChange);
  // On `window`, because `pagehide` fires there.
  for (const type of SOONER)
    addEventListener(type, load, { once: true, passive: true, capture: true });
  whenIdle(fetchEarly);
  setTimeout(load, early.length > 0 ? 0 : QUIET_MS);
}

const fetchCollector = () => import('./collectorFile');

function fetchEarly(): void {
  if (!isStopped) void fetchCollector().catch(() => undefined);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  else setTimeout(work);
}

function load(event?: Event): void {
  isLeft = event?.type === 'pagehide' || document.hidden;
  if (isLeft) open();
  else if (!isAwaited) whenIdle(open);
  isAwaited = true;
}

/** If loading fails, the page carries on without telemetry. */
function open(): void {
  if (isOpened || isStopped) return;
  isOpened = true;
  void fetchCollector()
    .then((file) => file.openCollector(isLeft))
    .then(handOver)
    .catch(stopTelemetry);
}

/**
 * One task per step so that input can be handled in between; a single task if the page is being
 * left.
 */
async function handOver(loaded: typeof Collector): Promise<void> {
  const settings = telemetryState();
  if (isStopped || typeof settings !== 'object') return;
  collector = loaded;
  await loaded.start(settings, firstRoute);
  for (let what = early.shift(); what; what = early.shift()) {
    what(loaded);
    await loaded.nextTask();
  }
  if (isLeft) loaded.finish();
  isReady = true;
}

/** Stops sending from this page, including what is still queued. */
export function stopTelemetry(): void {
  if (isStopped) return;
  isStopped = true;
  early.length = 0;
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  Router.events.off('routeChangeStart', onRouteChange);
  collector?.stop();
}
