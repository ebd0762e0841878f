import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { askPrimary } from '@/server/platform/workers/askPrimary';
import { METRICS } from '@/server/platform/workers/runWorkers';
import type { Metrics } from './Metrics';

export const METRICS_PATH = '/metrics';

/**
 * Answers GET /metrics to anyone who knows the token: for all workers, or only for this one if the
 * others do not answer in time.
 */
export function createMetricsRoute(metrics: Metrics, token: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401, {
        'WWW-Authenticate': 'Bearer realm="metrics"',
        'Content-Type': 'text/plain; charset=utf-8',
      });
      response.end('Send the METRICS_TOKEN: “Authorization: Bearer …”.\n');
      return;
    }
    const text = (await askPrimary<string>(METRICS)) ?? (await metrics.print());
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(text);
  };
}

/** Digests are of equal length, so that the time says nothing of the token. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
