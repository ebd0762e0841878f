/**
 * Why a search failed. `unreachable`: no response; `timeout`: no response in time; `limited`: rate
 * limited (429); `refused`: the request itself is rejected (any other 4xx); `status`: another
 * non-success status; `unreadable`: the response is not JSON.
 */
export type SearchErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'limited'
  | 'refused'
  | 'status'
  | 'unreadable';

/** No host gave an answer. The message is a sentence for the reader, free of keys and URLs. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly kind: SearchErrorKind,
    message: string,
    /** Seconds until the host accepts another search, if it rate limits. */
    readonly waitSeconds = 0,
  ) {
    super(message);
  }

  static limited(waitSeconds: number): SearchError {
    return new SearchError(
      'limited',
      `Too many searches. Try again in ${waitSeconds} s.`,
      waitSeconds,
    );
  }
}

/** The sentence to show a reader for any failed search. */
export function describeError(error: unknown): string {
  return error instanceof SearchError ? error.message : 'Search failed.';
}
