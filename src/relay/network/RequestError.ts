/**
 * Why a GraphQL request failed. `network`: no response; `timeout`: no response in time; `abort`:
 * the request was canceled; `http`: a non-success status without a GraphQL body; `body`: the
 * response is not GraphQL JSON; `graphql`: errors and no data.
 */
export type RequestErrorKind = 'network' | 'timeout' | 'abort' | 'http' | 'body' | 'graphql';

interface RequestErrorDetails {
  readonly status?: number;
  /** The stable code of a GraphQL error. */
  readonly code?: string;
  /** Minimum milliseconds before the next attempt, if the server said so. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/**
 * A request-level failure: no part of the response can be shown. The message is a sentence for the
 * reader.
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

/** The error of a canceled request. */
export function givenUp(): RequestError {
  return new RequestError('abort', 'The request was canceled before it was answered.');
}
