// GET /features/has?audience=world,region:DE: several audiences of one feature or set have a page of
// their own, so that the feature’s page stays small.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { audienceComparisonHref, splitAudiences } from '@/domain/routes/audiences';

export const namesSeveralAudiences = (request: IncomingMessage): boolean =>
  findComparison(request) !== undefined;

export function redirectComparison(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(302, { Location: findComparison(request), 'Content-Length': '0' }).end();
  return Promise.resolve();
}

/** The address of the comparison that a request means. */
function findComparison({ url = '' }: IncomingMessage): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const name = /^\/features\/([^/.]+)$/.exec(path)?.[1];
  if (name === undefined || !query.includes('audience=')) return undefined;
  const search = new URLSearchParams(query);
  const audiences = splitAudiences(search.getAll('audience'));
  if (audiences.length < 2) return undefined;
  const line = search.get('line') ?? undefined;
  return audienceComparisonHref(decode(name).split(','), audiences, line);
}

/** A badly encoded name matches nothing, and its page says so. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
