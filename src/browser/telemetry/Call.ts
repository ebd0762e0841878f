/** A request that becomes a span. */
export interface Call {
  /** As passed to `fetch`. */
  readonly url: string;
  /** The operation's name in our code: low cardinality, and the same for every reader. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription' | 'search';
  /** Length of the search text in characters. Never put the text itself here. */
  readonly queryLength?: number;
}

/** Why a call gave no usable answer. */
export interface CallFailure extends Pick<Call, 'name' | 'kind'> {
  readonly reason: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** True if the reader or the reader's connection caused it; then it becomes a breadcrumb only. */
  readonly isExpected: boolean;
}
