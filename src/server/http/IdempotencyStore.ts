import type { ExecutionResult } from 'graphql';

/** One intent of one caller: the same on every attempt. */
export interface IdempotentRequest {
  /** Made by the caller before its first attempt. */
  readonly key: string;
  /** Of the operation and its arguments. */
  readonly requestHash: string;
}

export interface MutationAnswer {
  readonly result: ExecutionResult;
  /**
   * Whether something was changed or refused for good; anything else is undone and may be tried
   * again.
   */
  readonly isCommitted: boolean;
}

/**
 * What keeps the answers of mutations. The key, what is changed and the answer belong into one
 * transaction, which is why the store runs the mutation itself instead of being asked before and
 * told after.
 */
export interface IdempotencyStore {
  /**
   * Runs `apply` unless the key is known, and gives its answer. A second call that comes while the
   * first runs waits for it. An answer that is not committed, and one that throws, is not kept: all
   * who waited get it, and the next to come runs anew.
   * @returns `reused` where the key was used for another operation or other arguments
   */
  once(
    request: IdempotentRequest,
    apply: () => Promise<MutationAnswer>,
  ): Promise<ExecutionResult | 'reused'>;
}
