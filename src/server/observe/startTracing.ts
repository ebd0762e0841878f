import type { Config } from '@/server/config/config';
import { enableTracing } from './trace';

/**
 * Traces requests where somebody collects traces, from the pages or from the server. The
 * OpenTelemetry SDK is loaded only where spans are exported.
 * @returns what to do before the process ends: sends the spans that are left
 */
export async function startTracing({
  sentryDsn,
  otlpEndpoint,
  sentryRelease,
  sentryEnvironment,
  tracesSampleRate,
}: Config): Promise<() => Promise<void>> {
  if (otlpEndpoint === undefined) {
    enableTracing(sentryDsn && tracesSampleRate);
    return () => Promise.resolve();
  }
  const { exportSpans } = await import('./exportSpans');
  const { startSpan, close } = exportSpans(sentryRelease, sentryEnvironment);
  enableTracing(tracesSampleRate, startSpan);
  // A collector that is away must not hold up the end.
  return () => close().catch(() => undefined);
}
