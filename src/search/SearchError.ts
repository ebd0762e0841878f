/**
 * Why a search gave no answer. `unreachable`: nothing came back; `timeout`: nothing came back in
 * time; `limited`: too many searches (429); `refused`: the request itself is not taken (any other
 * 4xx); `status`: another non-success status; `unreadable`: an answer that is not JSON.
 */
export type SearchErrorKind =
  'unreachable' | 'timeout' | 'limited' | 'refused' | 'status' | 'unreadable';

/**
 * No host gave an answer. The message is a plain sentence for the reader; no key and no address is
 * in it.
 */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly kind: SearchErrorKind,
    message: string,
    /** Seconds until the next search is taken, where the host limits them. */
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

/** What to tell a reader about any failure of a search. */
export function sentenceOf(error: unknown): string {
  return error instanceof SearchError ? error.message : 'Search failed.';
}
