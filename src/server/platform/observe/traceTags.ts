import type { IncomingHttpHeaders } from 'node:http';
import { cookieValue } from '@/domain/preferences';
import { TELEMETRY_COOKIE, TELEMETRY_REFUSED } from '@/domain/telemetry';
import { config, type Config } from '@/server/platform/config/config';
import { currentTrace } from './trace';

export interface MetaTag {
  readonly name: string;
  readonly content: string;
}

type Settings = Pick<
  Config,
  'sentryDsn' | 'sentryRelease' | 'sentryEnvironment' | 'tracesSampleRate'
>;

/** Marks a request, inside this process, whose page a shared cache may give to other readers. */
export const SHARED_PAGE_HEADER = 'x-shared-page';

/**
 * Meta tags that let a page continue this request's trace. Empty without telemetry, if the reader
 * opted out, or for a page of many readers, who each begin a trace of their own.
 */
export function traceTags(
  headers: IncomingHttpHeaders,
  settings: Settings = config(),
): readonly MetaTag[] {
  const { sentryDsn, sentryRelease, sentryEnvironment, tracesSampleRate } = settings;
  const trace = currentTrace();
  if (!sentryDsn || !trace || headers[SHARED_PAGE_HEADER] || refusesTelemetry(headers)) return [];
  const { traceId, spanId, isSampled } = trace;
  const facts = {
    trace_id: traceId,
    public_key: sentryDsn.publicKey,
    release: sentryRelease,
    environment: sentryEnvironment,
    sampled: String(isSampled),
    sample_rate: String(tracesSampleRate),
  };
  const baggage = Object.entries(facts).map(
    ([name, value]) => `sentry-${name}=${encodeURIComponent(value)}`,
  );
  return [
    { name: 'sentry-trace', content: `${traceId}-${spanId}-${isSampled ? '1' : '0'}` },
    { name: 'baggage', content: baggage.join(',') },
  ];
}

/** True if the reader turned telemetry off or the browser sends Global Privacy Control. */
export function refusesTelemetry(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-gpc'] === '1' ||
    cookieValue(headers.cookie, TELEMETRY_COOKIE) === TELEMETRY_REFUSED
  );
}

/** Sets the route on the request's trace once the router has resolved it. */
export function noteRoute(route: string): void {
  const trace = currentTrace();
  if (trace) trace.route = route;
}
