import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refused } from './admission';
import { renderBusyPage } from './renderBusyPage';

/**
 * Says that a request cannot be answered now: to a person as a page that asks again by itself, to a
 * program as GraphQL and Algolia's protocol write errors.
 */
export function sendRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, retryAfter }: Refused,
): void {
  if (isOwnPrefetch(request)) return sendNothing(response, retryAfter);
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  const body = isPage
    ? renderBusyPage(request, { message, retryAfter })
    : JSON.stringify({ errors: [{ message, extensions: { code } }], message, status });
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'retry-after',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Pages mark the operations that they send ahead of a click. */
const isOwnPrefetch = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['purpose'] === 'prefetch';

/** No error: a browser reports each one in its console, and nobody asked for anything. */
function sendNothing(response: ServerResponse, retryAfter: number): void {
  response.writeHead(204, { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) });
  response.end();
}
