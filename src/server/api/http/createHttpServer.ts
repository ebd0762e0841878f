import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import compression from 'compression';
import { isAway, isRefusal, type Refusal } from '@/domain/Refusal';
import type { SearchSettings } from '@/domain/SearchSettings';
import { TELEMETRY_PATH } from '@/domain/telemetry';
import { toStorageRefusal } from '@/server/platform/database/storageFailure';
import { type Log, parseRequestId } from '@/server/platform/observe/log';
import { currentTrace, inRequestTrace, type OpenSpan } from '@/server/platform/observe/trace';
import type { Admission, Refused } from './admission';
import { isBeacon } from './beaconRoute';
import { METRICS_PATH } from './createMetricsRoute';
import type { Handler } from './Handler';
import { securityHeaders } from './securityHeaders';
import { sendRefused } from './sendRefused';
import { withoutSecrets } from './withoutSecrets';

interface RequestMetrics {
  noteRequest(path: string, status: number, ms: number): void;
  readonly answer?: Handler;
}

interface HttpServerOptions {
  /** Handles everything except the two health routes. */
  readonly handle: Handler;
  /** True to accept new work; called for every request. */
  readonly isReady: () => boolean;
  /** Optional parts with a problem, and that problem; called for each request to /readyz. */
  readonly troubles?: () => Readonly<Record<string, string>>;
  readonly isHttps: boolean;
  /** Where pages post GraphQL operations. */
  readonly graphqlUrl?: string;
  /** The origin of the provider where people can also sign in. */
  readonly provider?: string | undefined;
  /** Where pages search. */
  readonly search?: SearchSettings;
  readonly compresses: boolean;
  /** Bounds the use of each client and of all; without it everything is admitted. */
  readonly admission?: Admission;
  /** Counts requests, and answers /metrics if the operator has set who may ask. */
  readonly metrics?: RequestMetrics;
  /** Allows pages what their tools in development need. */
  readonly isDevelopment?: boolean;
  readonly log: Log;
}

const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;
const CONNECTIONS_CHECKING_INTERVAL_MS = 2_000;
// Longer than a pause between two clicks, short enough that idle sockets don't exhaust the
// connections.
const KEEP_ALIVE_TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 2_000;
/** A database that restarts is back by then. */
const STORAGE_RETRY_S = 5;

function answerPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${text}\n`);
}

/**
 * `/healthz` says that the process lives; `/readyz` whether a balancer should send it requests, and
 * which part is in trouble. Reading goes on without a database, so that is *degraded* and 200;
 * `/readyz?strict` makes it 503. Neither touches Next or the data.
 */
function answerHealth(
  { path, isStrict }: { readonly path: string; readonly isStrict: boolean },
  response: ServerResponse,
  { isReady, troubles = () => ({}) }: HttpServerOptions,
): boolean {
  if (path === '/healthz') answerPlainly(response, 200, 'alive');
  else if (path === '/readyz') {
    const lines = Object.entries(troubles()).map(([part, trouble]) => `${part}: ${trouble}`);
    const state = !isReady() ? 'stopping' : lines.length > 0 ? 'degraded' : 'ready';
    const isWell = state === 'ready' || (state === 'degraded' && !isStrict);
    answerPlainly(response, isWell ? 200 : 503, [state, ...lines].join('\n'));
  } else return false;

  return true;
}

const compress = compression();

/** Requests that come by the dozen per page and say little about usage. */
const isRoutine = (path: string): boolean =>
  path === '/healthz' ||
  path === '/readyz' ||
  path === METRICS_PATH ||
  path === TELEMETRY_PATH ||
  isBeacon(path) ||
  path.startsWith('/_next/static/');

/** One line a request. The query string stays out: it holds what people typed. */
function logWhenClosed(
  { log, metrics }: HttpServerOptions,
  path: string,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
  endSpan: OpenSpan['end'],
): void {
  const startedAt = performance.now();
  const trace = currentTrace();

  // Next.js, streams and our own hooks each wait for the end; Node warns of a leak at 11 by default.
  response.setMaxListeners(20);
  response.once('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method } = request;
    const status = response.statusCode;
    metrics?.noteRequest(path, status, ms);
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
    const line = {
      requestId,
      ...(trace && { traceId: trace.traceId }),
      method,
      path: withoutSecrets(path),
      status,
      ms,
    };

    log[isRoutine(path) ? 'debug' : 'info'](
      response.writableFinished ? line : { ...line, isAborted: true },
      'request',
    );
  });
}

/**
 * Next would resize pictures for anyone, though the product has no pictures to resize, and fails on
 * these two kinds of request.
 */
const isUnanswered = (path: string, { method, url = '' }: IncomingMessage): boolean =>
  path.startsWith('/_next/image') || method === 'TRACE' || !url.startsWith('/');

const getPath = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

const toRefused = ({ code, message }: Refusal): Refused => ({
  status: 503,
  code,
  message,
  retryAfter: STORAGE_RETRY_S,
});

/** Routine requests, including telemetry itself, are not traced. */
const listener =
  (options: HttpServerOptions): RequestListener =>
  (request, response) => {
    if (isRoutine(getPath(request))) answerRequest(options, request, response, () => undefined);
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
  const { handle, isReady, isHttps, compresses, log } = options;
  const path = getPath(request);
  const requestId = parseRequestId(request.headers['x-request-id']);
  const fail = (error: unknown): void => {
    const cause = toStorageRefusal(error);
    if (isRefusal(cause) && isAway(cause) && !response.headersSent)
      return sendRefused(request, response, toRefused(cause));
    log.error({ requestId, path: withoutSecrets(path), err: cause }, 'request failed');

    if (response.headersSent) response.destroy();
    else answerPlainly(response, 500, `Something broke on our side. Request ${requestId}.`);
  };

  // Inner handlers report the same id.
  request.headers['x-request-id'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  const headers = securityHeaders(path, isHttps, options);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!isReady()) response.setHeader('Connection', 'close');
  logWhenClosed(options, path, requestId, request, response, endSpan);

  const isStrict = /[?&]strict\b/.test(request.url ?? '');
  if (answerHealth({ path, isStrict }, response, options)) return;
  if (path === METRICS_PATH && options.metrics?.answer)
    return void options.metrics.answer(request, response).catch(fail);
  if (isUnanswered(path, request)) return answerPlainly(response, 404, 'There is nothing here.');
  // A file of the build costs less than its refusal, and pages need it.
  const refused = path.startsWith('/_next/static/')
    ? undefined
    : options.admission?.admit(request, response);
  if (refused) return sendRefused(request, response, refused);

  // It may reject or throw.
  const answer = async (): Promise<void> => {
    try {
      await handle(request, response);
    } catch (cause) {
      fail(cause);
    }
  };
  if (compresses) compress(request as never, response as never, () => void answer());
  else void answer();
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
