// Serves the built-in search over HTTP, with Algolia's paths under /api/search, so that Algolia's
// own clients work with this server.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { answerCall } from '@/server/data/search/answerCall';
import { loadSearchIndex, prepareSearchIndex } from '@/server/data/search/loadSearchIndex';
import { SearchProblem } from '@/server/data/search/SearchProblem';
import { SEARCH_LIMITS } from '@/server/data/search/SearchQuery';
import { parseRestrictions } from '@/server/data/search/securedKey';
import { config } from '@/server/platform/config/config';
import type { SearchConfig } from '@/server/platform/config/searchConfig';
import { log } from '@/server/platform/observe/log';
import { limitedClient } from './limitedClient';
import { searchLimit } from './limitSearchPage';
import { perMinute, RateLimit } from './RateLimit';
import { BodyRefusal, readBody } from './readBody';

export interface SearchHandlerOptions {
  readonly search?: Pick<SearchConfig, 'parentKey' | 'requestsPerMinute' | 'settings'>;
  readonly trustedProxies?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type SearchHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const ROOT = '/api/search';
const SETTINGS_PATH = '/settings';
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent, request-id',
  'Access-Control-Expose-Headers': 'retry-after',
  'Access-Control-Max-Age': '86400',
} as const;

/**
 * `POST /api/search/1/indexes/…` searches; `GET /api/search/settings` returns the hosts and key for
 * browsers.
 */
export function createSearchHandler({
  search: given,
  trustedProxies,
  now = Date.now,
}: SearchHandlerOptions = {}): SearchHandler {
  let limit: RateLimit | undefined;

  return async (request, response) => {
    const search = given ?? config().search;
    limit ??= given
      ? new RateLimit('search', perMinute(given.requestsPerMinute), now)
      : searchLimit();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : pathname;
    try {
      if (request.method === 'OPTIONS') return send(response, 204);
      const pause = limit.take(limitedClient(request, trustedProxies ?? config().trustedProxies));
      if (pause > 0)
        return send(
          response,
          429,
          { message: `Too many searches. Try again in ${pause} s.`, status: 429 },
          { 'Retry-After': String(pause) },
        );
      if (request.method === 'GET' && path === SETTINGS_PATH)
        return send(response, 200, search.settings);
      if (request.method !== 'POST') throw new SearchProblem('Searches are sent by POST.');
      const restrictions = parseRestrictions(
        credentials(request, searchParams),
        { publicKey: EMBEDDED_SEARCH.searchKey, parentKey: search.parentKey },
        now() / 1000,
      );
      const body = await jsonBody(request);
      // Right after a start the index may still be in the making: others are answered meanwhile.
      await prepareSearchIndex(loadCatalogue());
      send(response, 200, answerCall(path, body, loadSearchIndex(), restrictions));
    } catch (error) {
      sendProblem(response, error);
    }
  };
}

/** Reads the API key from the headers or query parameters, after checking the application id. */
function credentials({ headers }: IncomingMessage, searchParams: URLSearchParams): string {
  const read = (name: string): string => headers[name]?.toString() ?? searchParams.get(name) ?? '';
  if (read('x-algolia-application-id').toLowerCase() !== EMBEDDED_SEARCH.applicationId)
    throw new SearchProblem('Invalid Application-ID or API key', 403);
  return read('x-algolia-api-key');
}

async function jsonBody(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-encoding'])
    throw new SearchProblem('Send the body without compression.');
  const text = String(await readBody(request, SEARCH_LIMITS.bodyBytes).catch(refuseBody));
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    throw new SearchProblem('The body is not valid JSON.');
  }
}

function refuseBody(cause: unknown): never {
  throw cause instanceof BodyRefusal
    ? new SearchProblem(`The body is larger than ${SEARCH_LIMITS.bodyBytes} bytes, the limit.`, 413)
    : cause;
}

function sendProblem(response: ServerResponse, error: unknown): void {
  if (error instanceof SearchProblem)
    return send(
      response,
      error.status,
      { message: error.message, status: error.status },
      error.status === 413 ? { Connection: 'close' } : {},
    );
  log.error({ err: error }, 'search failed');
  send(response, 500, { message: 'Internal error', status: 500 });
}

function send(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    ...CORS_HEADERS,
    'Cache-Control': 'no-store',
    ...(text && {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': text.length,
    }),
    ...headers,
  });
  response.end(text);
}
