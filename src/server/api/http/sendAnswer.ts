// Serves standalone answers over HTTP: open to all origins, cached for an hour, revalidated by ETag
// and date. An answer depends only on its URL, with no cookies read or set, so shared caches are
// safe.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import fresh from 'fresh';
import { today } from '@/domain/today';
import type { Answer } from '@/server/api/answers/Answer';
import { dataVersionsHeader } from '@/server/api/answers/dataVersions';
import { isAnswerPath, renderAnswer, renderFailure } from '@/server/api/answers/renderAnswer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { findOwnAudiences, type OwnAudiences } from '@/server/model/audiences/ownAudiences';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { pathOf } from './Route';

/** Answers change daily. A stale copy may be served while a cache revalidates, or if it can't. */
const FRESH = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800';
/** An error may be fixed by the next deployment. */
const BRIEFLY = 'public, max-age=60';
/** A shared cache could show an own audience long after it was deleted. */
const TO_ONE_READER = 'private, max-age=60';

const firstServed = memoizeByCatalogue('firstServed', () => new Date());

export const wantsAnswer = (request: IncomingMessage): boolean => isAnswerPath(pathOf(request));

/** Sends a standalone answer. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'ETag, X-Data-Versions');
  if (request.method === 'OPTIONS') sendPreflight(response);
  else if (request.method === 'GET' || request.method === 'HEAD')
    await answer(request, response, request.url ?? '/');
  else {
    response.writeHead(405, {
      Allow: 'GET, HEAD, OPTIONS',
      'Content-Type': 'text/plain; charset=utf-8',
    });
    response.end('Use GET to read this.\n');
  }
}

/** Conditional requests from scripts trigger a preflight. */
function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

/** Awaits nothing unless the URL names an own audience. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const audience = new URL(address, 'http://localhost').searchParams.get('audience') ?? '';
  const catalogue = loadCatalogue();
  const looked = findOwnAudiences(openDatabase, catalogue, audience);
  const own = looked instanceof Promise ? await looked.catch(() => undefined) : looked;
  const freshness = own?.size === 0 ? FRESH : TO_ONE_READER;
  const found = own
    ? renderOrFail(catalogue, address, own)
    : renderFailure(catalogue, address, config().baseUrl, today());
  response.setHeader('X-Data-Versions', dataVersionsHeader(catalogue));
  send(request, response, found, { freshness, modifiedAt: getLastModified(catalogue) });
}

function renderOrFail(catalogue: Catalogue, address: string, own: OwnAudiences): Answer {
  const { baseUrl } = config();
  try {
    return renderAnswer(catalogue, address, baseUrl, today(), own);
  } catch (error) {
    log.error({ err: error }, 'An answer failed.');
    return renderFailure(catalogue, address, baseUrl, today());
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { freshness, modifiedAt }: { readonly freshness: string; readonly modifiedAt: Date },
): void {
  const { etag, plain, gzip } = packAnswer(answer);
  // A picture is compressed already.
  const isZipped = !answer.bytes && !config().isBehindProxy && acceptsGzip(request);
  response.setHeader(
    'Cache-Control',
    answer.status === 200 ? freshness : isPassing(answer) ? 'no-store' : BRIEFLY,
  );
  if (!config().isBehindProxy) response.appendHeader('Vary', 'Accept-Encoding');
  if (answer.status === 200) {
    const validators = { etag, 'last-modified': modifiedAt.toUTCString() };
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', validators['last-modified']);
    if (fresh(getConditions(request), validators)) {
      response.writeHead(304).end();
      return;
    }
  }
  const body = isZipped ? gzip() : plain;
  response.writeHead(answer.status, {
    'Content-Type': answer.type,
    'Content-Length': body.byteLength,
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** It says nothing about the next request. */
const isPassing = ({ status }: Answer): boolean => status === 500 || status === 503;

function acceptsGzip({ headers }: IncomingMessage): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(([name, weight]) => name === 'gzip' && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

/**
 * Omits `Cache-Control`: `fetch` adds `no-cache` to requests with explicit conditions, which still
 * expect a 304.
 */
function getConditions({ headers }: IncomingMessage): Record<string, string | undefined> {
  return {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
  };
}

interface PackedAnswer {
  /** Weak, because the compressed body has other bytes for the same answer. */
  readonly etag: string;
  readonly plain: Buffer;
  gzip(): Buffer;
}

const packedAnswers = new WeakMap<Answer, PackedAnswer>();

/** An answer's bytes, cached as long as the answer itself. */
function packAnswer(answer: Answer): PackedAnswer {
  const known = packedAnswers.get(answer);
  if (known) return known;
  const plain = answer.bytes ?? Buffer.from(answer.body);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  let zipped: Buffer | undefined;
  const made = { etag, plain, gzip: () => (zipped ??= gzipSync(plain)) };
  packedAnswers.set(answer, made);
  return made;
}

/** Answers change only with the day, the code or the data. */
function getLastModified(catalogue: Catalogue): Date {
  const midnight = new Date(`${today()}T00:00:00Z`);
  const servedAt = firstServed(catalogue);
  return midnight > servedAt ? midnight : servedAt;
}
