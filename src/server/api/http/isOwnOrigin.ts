import type { IncomingMessage } from 'node:http';
import { config } from '@/server/platform/config/config';

/**
 * Whether a POST comes from a page of this site: browsers say so with each, and no page can change
 * what they say. A program that sends none has no business with a session.
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === config().baseUrl || new URL(origin).host === host;
}
