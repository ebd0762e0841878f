// GET /.well-known/security.txt (RFC 9116): where to report a weakness of this instance.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/server/platform/config/config';
import { pathOf } from './Route';

const PATH = '/.well-known/security.txt';

/** The standard allows a year. The contacts are current whenever they are sent. */
const GOOD_FOR_DAYS = 90;
const MS_PER_DAY = 86_400_000;

type Contacts = Pick<Config, 'baseUrl' | 'securityContacts'>;

/** Not where the operator names no contact. */
export const wantsSecurityText = (
  { securityContacts }: Contacts,
  request: IncomingMessage,
): boolean =>
  securityContacts.length > 0 &&
  pathOf(request) === PATH &&
  ['GET', 'HEAD'].includes(request.method ?? '');

export function sendSecurityText(
  { baseUrl, securityContacts }: Contacts,
  { method }: IncomingMessage,
  response: ServerResponse,
  now = Date.now(),
): Promise<void> {
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
  return Promise.resolve();
}
