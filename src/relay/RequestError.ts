/**
 * Why a GraphQL request gave no usable answer. `network`: nothing came back; `http`: a non-success status without a GraphQL body;
 * `body`: an answer that is not GraphQL JSON; `graphql`: errors and no data.
 */
export type RequestErrorKind = 'network' | 'http' | 'body' | 'graphql';

/** A request-level failure: no part of the answer can be shown. The message is a plain sentence for the reader. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly kind: RequestErrorKind,
    message: string,
    readonly details: { readonly status?: number; readonly code?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
