import type { IncomingHttpHeaders } from 'node:http';

import { cookieValue } from '@/domain/preferences';
import { TELEMETRY_COOKIE, TELEMETRY_META, TELEMETRY_REFUSED, type TelemetrySettings } from '@/domain/telemetry';
import { config, type Config } from '@/server/config/config';

import { currentTrace } from './trace';

export interface MetaTag {
  readonly name: string;
  readonly content: string;
}

type Settings = Pick<Config, 'sentryDsn' | 'sentryRelease' | 'sentryEnvironment' | 'tracesSampleRate'>;

/**
 * What a page's head says to its telemetry: where to report, and which trace to continue. Nothing where none is configured; of a reader who has
 * switched it off, or whose browser asks for privacy, only that.
 */
export function pageTelemetry(headers: IncomingHttpHeaders, settings: Settings = config()): readonly MetaTag[] {
  const { sentryDsn, sentryRelease, sentryEnvironment, tracesSampleRate } = settings;
  if (!sentryDsn) return [];
  const isRefused = headers['sec-gpc'] === '1' || cookieValue(headers.cookie, TELEMETRY_COOKIE) === TELEMETRY_REFUSED;
  if (isRefused) return [{ name: TELEMETRY_META, content: TELEMETRY_REFUSED }];

  const page: TelemetrySettings = { dsn: sentryDsn.text, release: sentryRelease, environment: sentryEnvironment, sampleRate: tracesSampleRate };
  return [{ name: TELEMETRY_META, content: JSON.stringify(page) }, ...traceTags(settings, sentryDsn.publicKey)];
}

function traceTags({ sentryRelease, sentryEnvironment, tracesSampleRate }: Settings, publicKey: string): readonly MetaTag[] {
  const trace = currentTrace();
  if (!trace) return [];
  const { traceId, spanId, isSampled } = trace;
  const facts = {
    trace_id: traceId,
    public_key: publicKey,
    release: sentryRelease,
    environment: sentryEnvironment,
    sampled: String(isSampled),
    sample_rate: String(tracesSampleRate),
  };
  const baggage = Object.entries(facts).map(([name, value]) => `sentry-${name}=${encodeURIComponent(value)}`);
  return [
    { name: 'sentry-trace', content: `${traceId}-${spanId}-${isSampled ? '1' : '0'}` },
    { name: 'baggage', content: baggage.join(',') },
  ];
}

/** Tells the trace of this request which route it is for, once the router has found out. */
export function noteRoute(route: string): void {
  const trace = currentTrace();
  if (trace) trace.route = route;
}
