import type { Config } from '@/server/platform/config/config';
import { enableTracing } from './trace';

/**
 * Enables tracing if a collector is configured for pages or for the server. Loads the OpenTelemetry
 * SDK only if spans are exported.
 * @returns a function to call before the process exits; it flushes pending spans
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
  // An unreachable collector must not delay shutdown.
  return () => close().catch(() => undefined);
}
