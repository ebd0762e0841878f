/**
 * Why a GraphQL request gave no usable answer. `network`: nothing came back; `timeout`: nothing
 * came back in time; `abort`: nobody wants the answer any more; `http`: a non-success status
 * without a GraphQL body; `body`: an answer that is not GraphQL JSON; `graphql`: errors and no
 * data.
 */
export type RequestErrorKind = 'network' | 'timeout' | 'abort' | 'http' | 'body' | 'graphql';

interface RequestErrorDetails {
  readonly status?: number;
  /** The stable code of a GraphQL error. */
  readonly code?: string;
  /** Milliseconds to wait at least before the next attempt, where the server said so. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/**
 * A request-level failure: no part of the answer can be shown. The message is a plain sentence for
 * the reader.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly kind: RequestErrorKind,
    message: string,
    readonly details: RequestErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** Nobody wants the answer any more. */
export function givenUp(): RequestError {
  return new RequestError('abort', 'The request was canceled before it was answered.');
}
