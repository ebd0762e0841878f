// The half of telemetry that is loaded when the page is left alone: the SDK, set up to send only what sentFields.data.ts names (docs/decisions/0013).
// What one would get wrong: Next owns the router, so page loads and navigations are named here, by their routes, and never by their addresses.
import {
  BrowserClient,
  browserSessionIntegration,
  browserTracingIntegration,
  captureException,
  captureReactException,
  dedupeIntegration,
  defaultStackParser,
  getActiveSpan,
  linkedErrorsIntegration,
  makeFetchTransport,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
  startInactiveSpan,
  addBreadcrumb,
  getCurrentScope,
} from '@sentry/react';
import type { Session, Span } from '@sentry/core';

import { TELEMETRY_PATH, type TelemetrySettings } from '@/domain/telemetry';

import { browserOf } from './browserOf';
import { createEventBudget } from './eventBudget';
import { measuresSoFar } from './measuresSoFar';
import { nextTask } from './pauses';
import { routePatternOf } from './routePattern';
import { scrubEvent, scrubSpan } from './scrub';
import { spanBatching } from './spanBatching';

export { nextTask };

/** A request of ours that becomes a span. */
export interface Call {
  /** As it is given to fetch. */
  readonly url: string;
  /** The operation's name in our code: few, and the same for everybody. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription' | 'search';
  /** Characters searched for; the text itself must not come here. */
  readonly queryLength?: number;
}

/** Why a call gave no usable answer, in words of the code's own. */
export interface CallFailure extends Pick<Call, 'name' | 'kind'> {
  readonly reason: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** Whether it is the reader's connection or wish: then it is only kept to explain a later error. */
  readonly isExpected: boolean;
}

/** Requests to the collector under way at once; whatever comes while they hang is dropped. */
const MAX_REQUESTS = 8;
const MAX_BREADCRUMBS = 20;

/** None of what the SDK would take by itself: persons, cookies, headers, bodies, documents, variables. */
const NOTHING_OF_PEOPLE = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  // Removed by scrub.ts. Filtered here, requests with a query would never be found among the browser's timings.
  urlQueryParams: true,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  mcp: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

const tracedUrls = new Set<string>();
const mayReport = createEventBudget();
let current: Call | undefined;
/** Where the reader is, or is going. */
let route = '';
let client: BrowserClient | undefined;
let isOver = false;

/** What the SDK calls its span of the largest contentful paint. */
const LARGEST_PAINT = 'ui.webvital.lcp';

/** The observers of the first paints tell the page load's span what they saw in tasks of their own. */
const PAINTS_MS = 100;

/** @param loadedAt the route at which the page was loaded */
export async function start(settings: TelemetrySettings, loadedAt: string): Promise<void> {
  const steps = [
    () => {
      client = createClient(settings);
      getCurrentScope().setClient(client);
      client.init();
    },
    ...[browserSessionIntegration, spanBatching, tracing].map(
      (integrate) => () => client?.addIntegration(integrate()),
    ),
    () => {
      route = loadedAt;
      if (client) startBrowserTracingPageLoadSpan(client, named(route));
    },
  ];
  for (const step of steps) {
    await nextTask();
    if (isOver) return;
    step();
  }
  await nextTask(PAINTS_MS);
}

/** Ends the page load with what is measured of it by now, in the SDK's own shapes, and sends all there is: the page is left before the SDK could look. */
export function finish(): void {
  const load = getActiveSpan();
  const { ttfb, fcp, lcp } = measuresSoFar();
  load?.setAttributes({ 'browser.web_vital.ttfb.value': ttfb, 'browser.web_vital.fcp.value': fcp });
  if (load && lcp !== undefined) {
    const startTime = performance.timeOrigin / 1000;
    const attributes = {
      'browser.web_vital.lcp.value': lcp,
      'sentry.segment.name': route,
      'sentry.exclusive_time': 0,
    };
    startInactiveSpan({
      name: LARGEST_PAINT,
      op: LARGEST_PAINT,
      parentSpan: load,
      startTime,
      attributes,
    }).end(startTime + lcp / 1000);
  }
  load?.end();
  void client?.flush();
}

function createClient({ dsn, release, environment, sampleRate }: TelemetrySettings): BrowserClient {
  const made = new BrowserClient({
    dsn,
    release,
    environment,
    tunnel: TELEMETRY_PATH,
    tracesSampleRate: sampleRate,
    propagateTraceparent: true,
    maxBreadcrumbs: MAX_BREADCRUMBS,
    dataCollection: NOTHING_OF_PEOPLE,
    transport: makeFetchTransport,
    transportOptions: { bufferSize: MAX_REQUESTS },
    stackParser: defaultStackParser,
    ignoreSpans: [{ op: /^(resource|mark|measure|paint)/ }],
    beforeSend: scrubEvent,
    beforeSendSpan: scrubSpan,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
  });
  const browser = browserOf(navigator.userAgent);
  getCurrentScope().setContext('browser', browser);
  made.on('beforeSendSession', (session) => delete (session as Partial<Session>).userAgent);
  made.on('spanStart', (span) =>
    span.setAttributes({ 'browser.name': browser.name, 'browser.version': browser.version }),
  );
  return made;
}

/** Drops what has not been sent and sends nothing more. */
export function stop(): void {
  isOver = true;
  if (!client) return;
  client.getOptions().enabled = false;
  void client.close(0);
}

function tracing() {
  return browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    instrumentBfcacheRestore: false,
    enableLongTask: false,
    enableLongAnimationFrame: false,
    traceXHR: false,
    linkPreviousTrace: 'off',
    shouldCreateSpanForRequest: (url) => tracedUrls.has(url),
    onRequestSpanStart: describe,
  });
}

/** The SDK makes the span inside of fetch, which runs while the call that made it is known. */
function describe(span: Span): void {
  if (!current) return;
  span.updateName(nameOf(current));
  span.setAttributes(attributesOf(current));
}

const nameOf = ({ kind, name }: Call): string => `${kind} ${name}`;

function attributesOf({ name, kind, queryLength }: Call) {
  const own =
    kind === 'search'
      ? { 'search.query.length': queryLength }
      : { 'graphql.operation.name': name, 'graphql.operation.type': kind };
  return { route, ...own };
}

/** A call that was over before anything could watch it; times are milliseconds since 1970. */
export function noteCall(call: Call, startMs: number, endMs: number): void {
  startInactiveSpan({
    name: nameOf(call),
    op: 'http.client',
    startTime: startMs / 1000,
    attributes: attributesOf(call),
  }).end(endMs / 1000);
}

const named = (name: string) => ({
  name,
  attributes: { route: name, 'sentry.segment.name.source': 'route' } as const,
});

export function captureNavigation(url: string, startMs: number): void {
  if (!client) return;
  route = routePatternOf(patterns(), url) ?? 'unknown';
  addBreadcrumb({ category: 'navigation', data: { to: route } });
  startBrowserTracingNavigationSpan(client, { ...named(route), startTime: startMs / 1000 });
}

/** All our routes; Next's manifest has come with the page. */
function patterns(): readonly string[] {
  return (
    (window as { readonly __BUILD_MANIFEST?: { readonly sortedPages?: readonly string[] } })
      .__BUILD_MANIFEST?.sortedPages ?? []
  );
}

/** Runs `send` so that the fetch it begins with becomes a span under the call's name, and carries the trace to the server. */
export function traced<T>(call: Call, send: () => Promise<T>): Promise<T> {
  tracedUrls.add(call.url);
  current = call;
  try {
    return send();
  } finally {
    current = undefined;
  }
}

/** An error that a boundary has caught; React knows where in the page it was. */
export function captureError(error: unknown, id: string, componentStack?: string | null): void {
  if (!mayReport()) return;
  const hint = { event_id: id, mechanism: { type: 'boundary', handled: true } };
  if (componentStack) captureReactException(error, { componentStack }, hint);
  else captureException(error, hint);
}

/** An error that nobody has caught. */
export function captureUncaught(error: unknown, id: string, type: string): void {
  if (mayReport()) captureException(error, { event_id: id, mechanism: { type, handled: false } });
}

export function captureCall(
  { name, kind, reason, status, code, isExpected }: CallFailure,
  error: Error,
  id: string,
): void {
  addBreadcrumb({ category: 'call', level: 'warning', data: { name, kind, reason, status, code } });
  if (isExpected || !mayReport()) return;
  const shown = new Error([kind, name, reason, status, code].filter(Boolean).join(' '));
  shown.name = 'CallFailed';
  shown.stack = error.stack?.replace(/^.*?(?=\n\s+at )/s, String(shown));
  captureException(shown, {
    event_id: id,
    mechanism: { type: 'call', handled: true },
    captureContext: {
      fingerprint: ['call', name, reason, code ?? ''],
      tags: { operation: name, reason, status, code },
    },
  });
}
