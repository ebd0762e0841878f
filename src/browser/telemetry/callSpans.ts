// Turns requests into spans. Pitfall: the SDK creates the span inside `fetch`, so the call is known
// only while the function that starts `fetch` runs.
import type { Span } from '@sentry/core';
import { browserTracingIntegration, startInactiveSpan } from '@sentry/react';
import type { Call } from './Call';
import { currentRoute } from './readerRoute';

const tracedUrls = new Set<string>();
let current: Call | undefined;

export function tracing() {
  return browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    instrumentBfcacheRestore: false,
    enableLongTask: false,
    enableLongAnimationFrame: false,
    traceXHR: false,
    linkPreviousTrace: 'off',
    shouldCreateSpanForRequest: (url) => tracedUrls.has(url),
    onRequestSpanStart: describeCall,
  });
}

/** Runs inside `fetch`, where the SDK creates the span, while `current` is still set. */
function describeCall(span: Span): void {
  if (!current) return;
  span.updateName(getName(current));
  span.setAttributes(getAttributes(current));
}

const getName = ({ kind, name }: Call): string => `${kind} ${name}`;

function getAttributes({ name, kind, queryLength }: Call) {
  const own =
    kind === 'search'
      ? { 'search.query.length': queryLength }
      : { 'graphql.operation.name': name, 'graphql.operation.type': kind };
  return { route: currentRoute(), ...own };
}

/** Records a call that finished before the collector loaded. Times are Unix milliseconds. */
export function noteCall(call: Call, startMs: number, endMs: number): void {
  startInactiveSpan({
    name: getName(call),
    op: 'http.client',
    startTime: startMs / 1000,
    attributes: getAttributes(call),
  }).end(endMs / 1000);
}

/**
 * Runs `send`, which must start with `fetch`, so that the request gets a span with the call's name
 * and carries the trace to the server.
 */
export function traceCall<T>(call: Call, send: () => Promise<T>): Promise<T> {
  tracedUrls.add(call.url);
  current = call;
  try {
    return send();
  } finally {
    current = undefined;
  }
}
