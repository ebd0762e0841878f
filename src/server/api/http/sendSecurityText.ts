// GET /.well-known/security.txt (RFC 9116): where to report a weakness of this instance.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/server/platform/config/config';

const PATH = '/.well-known/security.txt';

/** Within a year, by the standard. What an operator has configured is true when it is asked for. */
const GOOD_FOR_DAYS = 90;
const MS_PER_DAY = 86_400_000;

type Contacts = Pick<Config, 'baseUrl' | 'securityContacts'>;

/** @returns whether the request is answered: not where the operator names no contact */
export function sendSecurityText(
  { baseUrl, securityContacts }: Contacts,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  now = Date.now(),
): boolean {
  if (url.split('?', 1)[0] !== PATH || securityContacts.length === 0) return false;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const day = Math.floor(now / MS_PER_DAY) + GOOD_FOR_DAYS;
  const lines = [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(day * MS_PER_DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${PATH}`,
  ];
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
  response.end(method === 'HEAD' ? undefined : `${lines.join('\n')}\n`);
  return true;
}
