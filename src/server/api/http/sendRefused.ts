import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refused } from './admission';

/**
 * Says that a request cannot be answered now: to a person as a page whose link leads back to what
 * they asked for, to a program as GraphQL and Algolia's protocol write errors.
 */
export function sendRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, retryAfter }: Refused,
): void {
  const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  const body = isPage
    ? renderPage(message, request.url ?? '/')
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

function renderPage(message: string, address: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please try again · Plimsoll</title><h1>Please try again</h1><p>${message}</p><p><a href="${escape(address)}">Try again</a></p></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** An absolute address would lead elsewhere. */
const escape = (address: string): string =>
  (/^\/(?![/\\])/.test(address) ? address : '/').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
