// The lazily loaded half of telemetry: the Sentry SDK, configured to send only what
// sentFields.data.ts names (docs/decisions/0013). Pitfall: Next owns the router, so page loads and
// navigations are named here, after their route pattern and never after their URL.
import {
  addBreadcrumb,
  type BrowserClient,
  browserSessionIntegration,
  captureException,
  captureReactException,
  getActiveSpan,
  getCurrentScope,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
  startInactiveSpan,
} from '@sentry/react';
import type { TelemetrySettings } from '@/domain/telemetry';
import type { CallFailure } from './Call';
import { tracing } from './callSpans';
import { createClient } from './createClient';
import { createEventBudget } from './eventBudget';
import { measuresSoFar } from './measuresSoFar';
import { nextTask } from './pauses';
import { currentRoute, enterRoute } from './readerRoute';
import { matchRoutePattern } from './routePattern';
import { spanBatching } from './spanBatching';

export { noteCall, traceCall } from './callSpans';
export { nextTask };

const mayReport = createEventBudget();
let client: BrowserClient | undefined;
let isOver = false;

/** The SDK's name for its largest contentful paint span. */
const LARGEST_PAINT = 'ui.webvital.lcp';

/**
 * Time for the SDK's paint observers, which run in tasks of their own, to update the page load
 * span.
 */
const PAINTS_MS = 100;

/** @param loadedAt the route pattern the page was loaded at */
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
      enterRoute(loadedAt, performance.timeOrigin);
      if (client) startBrowserTracingPageLoadSpan(client, named(loadedAt));
    },
  ];
  for (const step of steps) {
    await nextTask();
    if (isOver) return;
    step();
  }
  await nextTask(PAINTS_MS);
}

/**
 * Ends the page load span with what the browser has measured so far, in the SDK's own shapes, and
 * flushes: the page goes away before the SDK's observers could run.
 */
export function finish(): void {
  const load = getActiveSpan();
  const { ttfb, fcp, lcp } = measuresSoFar();
  load?.setAttributes({ 'browser.web_vital.ttfb.value': ttfb, 'browser.web_vital.fcp.value': fcp });
  if (load && lcp !== undefined) {
    const startTime = performance.timeOrigin / 1000;
    const attributes = {
      'browser.web_vital.lcp.value': lcp,
      'sentry.segment.name': currentRoute(),
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

/** Drops what is unsent and stops sending. */
export function stop(): void {
  isOver = true;
  if (!client) return;
  client.getOptions().enabled = false;
  void client.close(0);
}

const named = (name: string) => ({
  name,
  attributes: { route: name, 'sentry.segment.name.source': 'route' } as const,
});

export function captureNavigation(url: string, startMs: number): void {
  if (!client) return;
  const route = matchRoutePattern(patterns(), url) ?? 'unknown';
  enterRoute(route, startMs);
  addBreadcrumb({ category: 'navigation', data: { to: route } });
  startBrowserTracingNavigationSpan(client, { ...named(route), startTime: startMs / 1000 });
}

/** All our route patterns; Next's build manifest loads with the page. */
function patterns(): readonly string[] {
  return (
    (window as { readonly __BUILD_MANIFEST?: { readonly sortedPages?: readonly string[] } })
      .__BUILD_MANIFEST?.sortedPages ?? []
  );
}

/** Reports an error caught by an error boundary; React supplies the component stack. */
export function captureError(error: unknown, id: string, componentStack?: string | null): void {
  if (!mayReport()) return;
  const hint = { event_id: id, mechanism: { type: 'boundary', handled: true } };
  if (componentStack) captureReactException(error, { componentStack }, hint);
  else captureException(error, hint);
}

/** Reports an uncaught error. */
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
