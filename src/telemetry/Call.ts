/** A request of ours that becomes a span. */
export interface Call {
  /** As it is given to fetch. */
  readonly url: string;
  /** The operation's name in our code: few, and the same for everyone. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription' | 'search';
  /** Characters searched for; the text itself must not come here. */
  readonly queryLength?: number;
}

/** Why a call gave no usable answer, in words of the code's own. */
export interface CallFailure extends Pick<Call, 'name' | 'kind'> {
  readonly reason: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /**
   * Whether it is the reader's connection or wish: then it is only kept to explain a later error.
   */
  readonly isExpected: boolean;
}
