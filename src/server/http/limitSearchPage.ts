// The page of results is made by the same engine as the answers of /api/search, so both draw from
// one bound for each client. What one would get wrong: Next loads this server's modules a second
// time for its routes, so the bound hangs on globalThis.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '@/server/config/config';
import { clientAddress } from './clientAddress';
import { RateLimit } from './RateLimit';

const holder: typeof globalThis & { plimsollSearchLimit?: RateLimit } = globalThis;

/** A page takes about as long to make as this many searches without one. */
const PAGE_COST = 5;

/** With something to search for. Written in any other way it is no page or leads here. */
const SEARCH_PAGE = /^\/search\?/;

/** What one client may search, whether by the page or by the box. */
export function searchLimit(): RateLimit {
  return (holder.plimsollSearchLimit ??= new RateLimit(
    config().search.requestsPerMinute,
    Date.now,
  ));
}

/**
 * Counts a request for a page of results. Where it is one too many, `Retry-After` says so to the
 * client and to the page, which then searches for nothing.
 */
export function limitSearchPage(request: IncomingMessage, response: ServerResponse): void {
  if (!SEARCH_PAGE.test(request.url ?? '')) return;
  const pause = searchLimit().take(clientAddress(request, config().isBehindProxy), PAGE_COST);
  if (pause > 0) response.setHeader('Retry-After', String(pause));
}
