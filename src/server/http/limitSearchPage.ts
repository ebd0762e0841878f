// The page of results is made by the same engine as the answers of /api/search, so both draw from
// one bound for each client. What one would get wrong: Next loads this server's modules a second
// time for its routes, so the bound hangs on globalThis.
import type { IncomingMessage } from 'node:http';
import { config } from '@/server/config/config';
import { clientAddress } from './clientAddress';
import { perMinute, RateLimit } from './RateLimit';

const holder: typeof globalThis & { plimsollSearchLimit?: RateLimit } = globalThis;

/** A page takes about as long to make as this many searches without one. */
const PAGE_COST = 5;

/** With something to search for. Written in any other way it is no page or leads here. */
const SEARCH_PAGE = /^\/search\?/;

/** What one client may search, whether by the page or by the box. */
export function searchLimit(): RateLimit {
  return (holder.plimsollSearchLimit ??= new RateLimit(
    perMinute(config().search.requestsPerMinute),
  ));
}

/**
 * Counts a request for a page of results.
 * @returns the seconds to wait before the next one where this is one too many, otherwise 0
 */
export function limitSearchPage(request: IncomingMessage): number {
  if (!SEARCH_PAGE.test(request.url ?? '')) return 0;
  return searchLimit().take(clientAddress(request, config().trustedProxies), PAGE_COST);
}
