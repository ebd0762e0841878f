// GET /features/has?audience=world,region:DE: several audiences of one feature or set have a page of
// their own, so that the feature’s page stays small.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { audienceComparisonHref, splitAudiences } from '@/domain/routes/audiences';

/** Redirects an address that names several audiences; false for every other request. */
export function redirectComparison(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  const name = /^\/features\/([^/.]+)$/.exec(path)?.[1];
  if (name === undefined || !query.includes('audience=')) return false;
  const search = new URLSearchParams(query);
  const audiences = splitAudiences(search.getAll('audience'));
  if (audiences.length < 2) return false;
  const line = search.get('line') ?? undefined;
  const location = audienceComparisonHref(decode(name).split(','), audiences, line);
  response.writeHead(302, { Location: location, 'Content-Length': '0' }).end();
  return true;
}

/** What is badly encoded names nothing, and its page says so. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
