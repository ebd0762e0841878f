// The half of telemetry that every page loads: it keeps what happens before the other half (collector.ts, with the SDK) is there. What one would get
// wrong: nothing here may import the SDK but by import(), and nothing may throw, wait or grow: telemetry must never be what breaks a page.
import type * as Collector from './collector';
import type { Call, CallFailure } from './collector';
import { telemetryState } from './settings';

/** What is kept until the collector is there; what comes after that is lost. */
const KEPT_EARLY = 20;

/** Milliseconds after which a page that is never idle loads the collector all the same. */
const IDLE_LIMIT_MS = 3_000;

/** The id of what is only kept to explain a later error. */
const NO_EVENT = '';

const isWanted = typeof window !== 'undefined' && typeof telemetryState() === 'object';
const early: ((collector: typeof Collector) => void)[] = [];
const ids = new WeakMap<object, string>();
let collector: typeof Collector | undefined;
let isStopped = !isWanted;

function tell(what: (collector: typeof Collector) => void): void {
  if (collector) what(collector);
  else if (early.length < KEPT_EARLY) early.push(what);
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
 * The same for a call that gave no usable answer. What it asked for and what the server said stay here.
 * @param id under which the server has logged the fault, where it said so
 */
export function reportCall(failure: CallFailure, error: Error, id?: string): string | undefined {
  return send(error, (to, eventId) => to.captureCall(failure, error, eventId), failure.isExpected ? NO_EVENT : id);
}

/** A page that the server could not make, under the id of the server's log. */
export function reportServerFailure(id: string, route: string): void {
  reportCall({ name: route, kind: 'query', reason: 'page', status: 500, isExpected: false }, new Error(), id);
}

function send(error: unknown, capture: (collector: typeof Collector, id: string) => void, knownId?: string): string | undefined {
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

/** Runs `send`, which must call fetch before it returns, in a span of its own. */
export function traced<T>(call: Call, send: () => T): T {
  return collector && !isStopped ? collector.traced(call, send) : send();
}

/** 32 hexadecimal digits; `crypto.randomUUID` is missing where a page is not served by https. */
function anEventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function onError(event: ErrorEvent): void {
  send(event.error ?? event.message, (to, id) => to.captureUncaught(event.error ?? event.message, id, 'error'));
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  send(reason, (to, id) => to.captureUncaught(reason, id, 'unhandledrejection'));
}

if (isWanted) {
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
}

/** Loads the collector once the page is drawn and nothing else is to do. Where it cannot be loaded the page goes on without. */
export function startTelemetry(): void {
  if (isStopped) return;
  // A task of its own for each step, so that input may come in between: running the SDK's code is one, setting it up another.
  const load = () => void import('./collector').then((loaded) => setTimeout(begin, 0, loaded), stopTelemetry);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load, { timeout: IDLE_LIMIT_MS });
  else setTimeout(load, IDLE_LIMIT_MS);
}

function begin(loaded: typeof Collector): void {
  const settings = telemetryState();
  if (isStopped || typeof settings !== 'object') return;
  loaded.start(settings);
  collector = loaded;
  for (const what of early.splice(0)) what(loaded);
}

/** From now on nothing is sent from this page, nor what has not been sent yet. */
export function stopTelemetry(): void {
  isStopped = true;
  early.length = 0;
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  collector?.stop();
}
