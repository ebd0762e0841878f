import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import compression from 'compression';
import type { SearchSettings } from '@/domain/SearchSettings';
import { TELEMETRY_PATH } from '@/domain/telemetry';
import { type Log, requestIdOf } from '@/server/observe/log';
import { currentTrace, inRequestTrace, type OpenSpan } from '@/server/observe/trace';
import { securityHeaders } from './securityHeaders';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface HttpServerOptions {
  /** Handles everything except the two health routes. */
  readonly handle: Handler;
  /** Whether to accept new work; called for every request. */
  readonly isReady: () => boolean;
  readonly isHttps: boolean;
  /** Where pages post GraphQL operations. */
  readonly graphqlUrl?: string;
  /** Where pages search. */
  readonly search?: SearchSettings;
  readonly compresses: boolean;
  /** Whether to relax the content security policy for development tools. */
  readonly isDevelopment?: boolean;
  readonly log: Log;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const CONNECTIONS_CHECKING_INTERVAL_MS = 2_000;
// Longer than a pause between two clicks, short enough that idle sockets don't exhaust the
// connections.
const KEEP_ALIVE_TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 2_000;

function answerPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${text}\n`);
}

/**
 * `/healthz` reports that the process is alive, `/readyz` whether a load balancer should send
 * requests. Neither touches Next.js or the data.
 */
function answerHealth(path: string, response: ServerResponse, isReady: boolean): boolean {
  if (path === '/healthz') answerPlainly(response, 200, 'alive');
  else if (path === '/readyz')
    answerPlainly(response, isReady ? 200 : 503, isReady ? 'ready' : 'stopping');
  else return false;

  return true;
}

const compress = compression();

/** Requests that come by the dozen per page and say little about usage. */
const isRoutine = (path: string): boolean =>
  path === '/healthz' ||
  path === '/readyz' ||
  path === TELEMETRY_PATH ||
  path.startsWith('/_next/static/');

/** Logs one line per request. Omits the query string, which holds what people typed. */
function logWhenClosed(
  log: Log,
  path: string,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
  endSpan: OpenSpan['end'],
): void {
  const startedAt = performance.now();
  const trace = currentTrace();

  response.once('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method } = request;
    const status = response.statusCode;
    const route = trace?.route ?? (path === '/graphql' ? path : undefined);
    endSpan({
      name: route && `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.response.status_code': status,
        'http.route': route,
      },
      hasFailed: status >= 500,
    });
    const line = { requestId, ...(trace && { traceId: trace.traceId }), method, path, status, ms };

    log[isRoutine(path) ? 'debug' : 'info'](
      response.writableFinished ? line : { ...line, isAborted: true },
      'request',
    );
  });
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Routine requests, including telemetry itself, are not traced. */
const listener =
  (options: HttpServerOptions): RequestListener =>
  (request, response) => {
    if (isRoutine(pathOf(request))) answerRequest(options, request, response, () => undefined);
    else
      inRequestTrace(request.headers, String(request.method), (end) =>
        answerRequest(options, request, response, end),
      );
  };

function answerRequest(
  options: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  endSpan: OpenSpan['end'],
): void {
  const { handle, isReady, isHttps, graphqlUrl, search, compresses, isDevelopment, log } = options;
  const path = pathOf(request);
  const requestId = requestIdOf(request.headers['x-request-id']);
  const fail = (cause: unknown): void => {
    log.error({ requestId, path, err: cause }, 'request failed');

    if (response.headersSent) response.destroy();
    else answerPlainly(response, 500, `Something broke on our side. Request ${requestId}.`);
  };

  // Inner handlers report the same id.
  request.headers['x-request-id'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  const headers = securityHeaders(path, isHttps, graphqlUrl, search, isDevelopment);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!isReady()) response.setHeader('Connection', 'close');
  logWhenClosed(log, path, requestId, request, response, endSpan);

  if (answerHealth(path, response, isReady())) return;

  const answer = (): void => void handle(request, response).catch(fail);
  if (compresses) compress(request as never, response as never, answer);
  else answer();
}

/**
 * The HTTP server in front of Next.js: headers, health, compression, one access log line per
 * request, and timeouts against slow clients.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    listener(options),
  );
  server.maxConnections = MAX_CONNECTIONS;

  return server;
}
