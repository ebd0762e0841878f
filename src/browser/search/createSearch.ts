// Turns settings into a search function; the only door to `algoliasearch`. It tries one host after
// another and rejects with a sentence for the reader. Pitfall: a client has one requester, and a
// search has one signal, so each search gets its own client; they share caches.
import { liteClient, type SearchQuery, type SearchResponse } from 'algoliasearch/lite';
import { reportCall } from '@/browser/telemetry/telemetry';
import type { SearchHit } from '@/domain/SearchHit';
import type { SearchSettings } from '@/domain/SearchSettings';
import { createAnswersCache } from './answersCache';
import { createFetchRequester, SEARCH_CALL } from './fetchRequester';
import { getHosts } from './getHosts';
import { createHostsCache } from './hostsCache';
import { SearchError, type SearchErrorKind } from './SearchError';

export type SearchResult = SearchResponse<SearchHit>;

/**
 * Answers in the order of the requests. Rejects with a SearchError, or with the signal's reason
 * once aborted.
 */
export type Search = (
  requests: readonly SearchQuery[],
  signal: AbortSignal,
) => Promise<readonly SearchResult[]>;

/**
 * Milliseconds: `connect` until the headers arrive, `read` from then until the end of the body.
 * These are the client's browser defaults, used when there is another host to fall back to.
 */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/** With no other host left, waiting beats failing: a phone may need more than a second. */
const ONLY_HOST_TIMEOUTS = { connect: 5_000, read: 5_000, write: 30_000 };

/** @param origin the page's origin: hosts may be paths on it */
export function createSearch(
  settings: SearchSettings,
  origin: string,
  timeouts = settings.hosts.length === 1 ? ONLY_HOST_TIMEOUTS : TIMEOUTS,
): Search {
  const { applicationId, searchKey } = settings;
  const ownHosts = getHosts(settings, origin);
  const options = {
    hostsCache: createHostsCache(),
    responsesCache: createAnswersCache(),
    authMode: 'WithinHeaders' as const,
    maxRateLimitRetries: 0,
    timeouts,
  };
  // The client shuffles an application ID's hosts each time it is created.
  const hosts = ownHosts ?? liteClient(applicationId, searchKey).transporter.hosts;
  let isLimitedUntil = 0;

  return async (requests, signal) => {
    const failures: SearchError[] = [];
    const requester = createFetchRequester(signal, getQueryLength(requests), (failure) =>
      failures.push(failure),
    );
    // Honor a host's request to slow down.
    const patient: typeof requester = {
      send: (request) => {
        const waitMs = isLimitedUntil - Date.now();
        return waitMs > 0
          ? Promise.reject(SearchError.limited(Math.ceil(waitMs / 1000)))
          : requester.send(request);
      },
    };
    try {
      const { results } = await liteClient(applicationId, searchKey, {
        ...options,
        hosts,
        requester: patient,
      }).search<SearchHit>({ requests: [...requests] });
      return results as SearchResult[];
    } catch (cause) {
      signal.throwIfAborted();
      const failure = failures.at(-1);
      if (failure?.kind === 'limited') isLimitedUntil = Date.now() + failure.waitSeconds * 1000;
      if (failure)
        reportCall(
          { ...SEARCH_CALL, reason: failure.kind, isExpected: EXPECTED.has(failure.kind) },
          failure,
        );
      throw failure ?? cause;
    }
  };
}

/**
 * Connection problems and rate limits are not faults, but as breadcrumbs they help explain later
 * ones.
 */
const EXPECTED: ReadonlySet<SearchErrorKind> = new Set(['unreachable', 'timeout', 'limited']);

/** Characters typed. All requests of one search share the same text. */
function getQueryLength(requests: readonly SearchQuery[]): number {
  return Math.max(
    0,
    ...requests.map((request) => ('query' in request && request.query?.length) || 0),
  );
}
