// The results page uses the same engine as /api/search, so both share one limit per client.
import type { IncomingMessage } from 'node:http';
import { config } from '@/server/platform/config/config';
import { perProcess } from '@/server/platform/memory/perProcess';
import { limitedClient } from './limitedClient';
import { perMinute, RateLimit } from './RateLimit';

/** Rendering the page takes about as long as this many plain searches. */
const PAGE_COST = 5;

/** Only with a query; any other spelling is not a page or redirects here. */
const SEARCH_PAGE = /^\/search\?/;

/** The search limit per client, shared by the page and the search box. */
export function searchLimit(): RateLimit {
  return perProcess(
    'searchLimit',
    () => new RateLimit('search', perMinute(config().search.requestsPerMinute)),
  );
}

/**
 * Counts a request for the results page.
 * @returns 0 if allowed, otherwise the seconds to wait
 */
export function limitSearchPage(request: IncomingMessage): number {
  if (!SEARCH_PAGE.test(request.url ?? '')) return 0;
  return searchLimit().take(limitedClient(request, config().trustedProxies), PAGE_COST);
}
