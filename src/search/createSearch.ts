// Settings → one function that searches, the only door to `algoliasearch`. It asks host after host
// and rejects with a plain sentence. What one would get wrong: a client has one requester, and one
// search one signal; so each search has a client of its own, and they share what they remember.
import { liteClient, type SearchQuery, type SearchResponse } from 'algoliasearch/lite';
import type { SearchHit } from '@/domain/SearchHit';
import type { SearchSettings } from '@/domain/SearchSettings';
import { reportCall } from '@/telemetry/telemetry';
import { createAnswersCache } from './answersCache';
import { createFetchRequester, SEARCH_CALL } from './fetchRequester';
import { createHostsCache } from './hostsCache';
import { hostsOf } from './hostsOf';
import { SearchError, type SearchErrorKind } from './SearchError';

export type SearchResult = SearchResponse<SearchHit>;

/**
 * Answers in the order of the requests. Rejects with a SearchError, or with the signal's reason
 * once nobody wants the answer.
 */
export type Search = (
  requests: readonly SearchQuery[],
  signal: AbortSignal,
) => Promise<readonly SearchResult[]>;

/**
 * Milliseconds until the headers, and from then on until the end. A host with others behind it gets
 * what the client would give it in a browser.
 */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/**
 * Where there is no other host to ask, waiting is better than giving up: a phone may need more than
 * a second.
 */
const ONLY_HOST_TIMEOUTS = { connect: 5_000, read: 5_000, write: 30_000 };

/** `origin` is where the page comes from: hosts may be paths of it. */
export function createSearch(
  settings: SearchSettings,
  origin: string,
  timeouts = settings.hosts.length === 1 ? ONLY_HOST_TIMEOUTS : TIMEOUTS,
): Search {
  const { applicationId, searchKey } = settings;
  const ownHosts = hostsOf(settings, origin);
  const options = {
    hostsCache: createHostsCache(),
    responsesCache: createAnswersCache(),
    authMode: 'WithinHeaders' as const,
    maxRateLimitRetries: 0,
    timeouts,
  };
  // The client shuffles the hosts of an application id whenever it is made.
  const hosts = ownHosts ?? liteClient(applicationId, searchKey).transporter.hosts;
  let isLimitedUntil = 0;

  return async (requests, signal) => {
    const failures: SearchError[] = [];
    const requester = createFetchRequester(signal, lengthOf(requests), (failure) =>
      failures.push(failure),
    );
    // A host that asked for a pause gets it.
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
      }).search<SearchHit>({
        requests: [...requests],
      });
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

/** The reader's connection, and being told to wait: no faults, but they explain later ones. */
const EXPECTED: ReadonlySet<SearchErrorKind> = new Set(['unreachable', 'timeout', 'limited']);

/** Characters typed: all requests of one search are about the same text. */
function lengthOf(requests: readonly SearchQuery[]): number {
  return Math.max(
    0,
    ...requests.map((request) => ('query' in request && request.query?.length) || 0),
  );
}
