// The half of telemetry that every page loads: it keeps what happens before the other half
// (collector.ts, with the SDK) is there. What one would get wrong: nothing here may import the SDK
// but by import(), and nothing may throw, wait or grow: telemetry must never be what breaks a page.
import Router from 'next/router';
import type { TelemetrySettings } from '@/domain/telemetry';
import type { Call, CallFailure } from './Call';
import type * as Collector from './collector';
import { keepSettings, telemetryState } from './settings';

/** What is kept until the collector is there; what comes after that is lost. */
const KEPT_EARLY = 20;

/**
 * Milliseconds from hydration until a page where nothing happens runs the collector: drawing and
 * whatever follows it come first.
 */
const QUIET_MS = 5_000;

/** Milliseconds after which a page that is never idle fetches or runs it all the same. */
const IDLE_LIMIT_MS = 3_000;

/** What a reader does that ends the wait: the rest of the page view should not be lost. */
const SOONER = ['pointerdown', 'keydown', 'visibilitychange', 'pagehide'] as const;

/** The id of what is only kept to explain a later error. */
const NO_EVENT = '';

const isBrowser = typeof window !== 'undefined';
const early: ((collector: typeof Collector) => void)[] = [];
const ids = new WeakMap<object, string>();
let collector: typeof Collector | undefined;
let isStopped = !isBrowser;
let isHydrated = false;
/** The route the page was loaded at; the reader may have gone on when the collector comes. */
let firstRoute = '';
let isAwaited = false;
let isOpened = false;
/** Whether the page is hidden or being left, so that no task may follow. */
let isLeft = false;
/** Whether the collector has been given all that came before it. */
let isReady = false;

function tell(what: (collector: typeof Collector) => void): void {
  if (isReady && collector) return what(collector);
  if (early.length < KEPT_EARLY) early.push(what);
  if (isHydrated) load();
}

/**
 * Reports an error once, however often it is met.
 * @param componentStack where in the page React drew when it was thrown, where a boundary knows
 * @returns the id by which the operator finds it; undefined where nothing is reported
 */
export function report(error: unknown, componentStack?: string | null): string | undefined {
  return send(error, (to, id) => to.captureError(error, id, componentStack));
}

/**
 * The same for a call that gave no usable answer. What it asked for and what the server said stay
 * here.
 * @param id under which the server has logged the fault, where it said so
 */
export function reportCall(failure: CallFailure, error: Error, id?: string): string | undefined {
  return send(
    error,
    (to, eventId) => to.captureCall(failure, error, eventId),
    failure.isExpected ? NO_EVENT : id,
  );
}

/** A page that the server could not make, under the id of the server's log. */
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
 * Runs `send`, which must call fetch before it returns, in a span of its own. Before the collector
 * is there the span is made afterwards.
 */
export function traced<T>(call: Call, send: () => Promise<T>): Promise<T> {
  if (isStopped) return send();
  if (isReady && collector) return collector.traced(call, send);
  const startMs = Date.now();
  const answer = send();
  const note = () => {
    const endMs = Date.now();
    if (!isStopped) tell((to) => to.noteCall(call, startMs, endMs));
  };
  answer.then(note, note);
  return answer;
}

/** 32 hexadecimal digits; `crypto.randomUUID` is missing where a page is not served by https. */
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
 * What the server has said of telemetry, before anything is drawn. What happened until then is kept
 * only where it may be sent.
 */
export function configureTelemetry(given: TelemetrySettings | undefined): void {
  if (!isBrowser) return;
  keepSettings(given);
  if (typeof telemetryState() !== 'object') stopTelemetry();
}

/**
 * From hydration on: fetches the collector when the page is idle, and runs it when the page is left
 * alone, when its reader does something or when there is something to report. What a page tells as
 * it is left cannot wait for a request.
 */
export function startTelemetry(): void {
  if (isStopped || typeof telemetryState() !== 'object') return;
  isHydrated = true;
  firstRoute = Router.pathname;
  Router.events.on('routeChangeStart', onRouteChange);
  // On the window, where `pagehide` comes.
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

/** Where it cannot be loaded the page goes on without. */
function open(): void {
  if (isOpened || isStopped) return;
  isOpened = true;
  void fetchCollector()
    .then((file) => file.openCollector(isLeft))
    .then(handOver)
    .catch(stopTelemetry);
}

/** In a task for each step, so that input comes in between; in one where the page is left. */
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

/** From now on nothing is sent from this page, nor what has not been sent yet. */
export function stopTelemetry(): void {
  if (isStopped) return;
  isStopped = true;
  early.length = 0;
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  Router.events.off('routeChangeStart', onRouteChange);
  collector?.stop();
}
