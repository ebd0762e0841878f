import type { IncomingMessage } from 'node:http';
import { config } from '@/server/platform/config/config';

/**
 * True for a POST from a page of this site. Browsers send the origin with each, and no page can change
 * it. A program that sends no origin has no business with a session.
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === config().baseUrl || new URL(origin).host === host;
}
