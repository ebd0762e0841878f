// Pages that a shared cache may keep: those that depend only on their address, the build, the data
// and the day, and some on the reader's language. Easy to get wrong: a cookie, an own audience, a trace in the head or a missing part
// make it a page for one reader, and pages such as invitations depend on the database.
// Ruled by docs/decisions/0035-pages-in-shared-caches.md.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { AS_OF_HEADER } from '@/domain/asOf';
import { OWN_PAGE_CACHE_CONTROL, PARTIAL_HEADER } from '@/domain/protocol';
import { localeOfPage } from '@/domain/routes/translated';
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { ownAudienceIds } from '@/server/model/audiences/ownAudienceId';
import type { Config } from '@/server/platform/config/config';
import { SHARED_PAGE_HEADER } from '@/server/platform/observe/traceTags';

/**
 * A cache asks again after a minute, and may give the page before while it does. Browsers ask each
 * time: after a choice of audience the same address is another page.
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Of one reader, too many to keep, or no pages. */
const NOT_SHARED = /^\/(?:account|search|api|graphql|mcp|metrics|_next)(?=[/?]|$)|^\/audiences\/./;

/** The configuration that pages depend on; equal on all instances of one site. */
type PageSettings = Pick<
  Config,
  | 'baseUrl'
  | 'graphqlUrl'
  | 'graphqlSends'
  | 'diskCharacters'
  | 'diskAgeMs'
  | 'sentryDsn'
  | 'sentryRelease'
  | 'sentryEnvironment'
  | 'tracesSampleRate'
> & { readonly search: Pick<Config['search'], 'settings'> };

/** Answers a request whose page the cache has already; true where that is so. */
export type OfferPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param buildId of the pages; equal on all instances of one deployment */
export function createOffer(settings: PageSettings, buildId = readBuildId()): OfferPage {
  const { baseUrl, graphqlUrl, graphqlSends, diskCharacters, diskAgeMs, search } = settings;
  const { sentryDsn, sentryRelease, sentryEnvironment, tracesSampleRate } = settings;
  const configured = JSON.stringify([
    [baseUrl, graphqlUrl, graphqlSends, diskCharacters, diskAgeMs, search.settings],
    [sentryDsn?.text, sentryRelease, sentryEnvironment, tracesSampleRate],
  ]);

  return (request, response) => {
    if (!isForAnyReader(request)) return false;
    const { version } = loadCatalogue();
    const { url = '/', headers: asked } = request;
    const language = localeOfPage(url, asked['accept-language']);
    const vary = language?.isNegotiated ? ['Cookie', 'Accept-Language'] : ['Cookie'];
    const parts = [buildId, version, today(), configured, url, language?.locale ?? ''];
    const digest = createHash('sha256').update(parts.join('\n')).digest('base64url');
    const headers = {
      'Cache-Control': SHARED,
      ETag: `W/"${digest.slice(0, 22)}"`,
      'Cache-Tag': `data-${version}, build-${buildId}`,
    };
    if (fresh({ 'if-none-match': asked['if-none-match'] }, { etag: headers.ETag })) {
      offer(response, headers, vary);
      response.writeHead(304).end();
      return true;
    }
    request.headers[SHARED_PAGE_HEADER] = '1';
    onHead(response, (status) => {
      if (status === 200 && isForAnybody(response)) offer(response, headers, vary);
    });
    return false;
  };
}

function readBuildId(): string {
  return readFileSync('.next/BUILD_ID', 'utf8').trim();
}

function isForAnyReader({ method, url = '/', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.cookie === undefined &&
    headers.authorization === undefined &&
    headers[AS_OF_HEADER] === undefined &&
    !NOT_SHARED.test(url) &&
    ownAudienceIds(decode(url)).length === 0
  );
}

/** Twice, for whatever is decoded once more on the way. */
function decode(url: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch {
    // No such address is a page.
    return 'custom:'.padEnd(29, 'x');
  }
}

const isForAnybody = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('text/html') &&
  response.getHeader('Cache-Control') !== OWN_PAGE_CACHE_CONTROL &&
  !response.hasHeader(PARTIAL_HEADER) &&
  !response.hasHeader('Set-Cookie');

function offer(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  vary: readonly string[],
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // It is the first reader's, and others get the page too.
  response.removeHeader('X-Request-Id');
  const before = [response.getHeader('Vary') ?? []]
    .flat()
    .join()
    .split(/[\s,]+/);
  response.setHeader('Vary', [...new Set([...before, ...vary])].filter(Boolean).join(', '));
}

/** Calls `act` once, before anything of the answer is sent. */
function onHead(response: ServerResponse, act: (status: number) => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.writeHead = writeHead;
    act(typeof args[0] === 'number' ? args[0] : response.statusCode);
    return writeHead(...args);
  };
}
