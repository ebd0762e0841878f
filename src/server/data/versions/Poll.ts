export type PollOutcome = 'CURRENT' | 'ACTIVATED' | 'HELD' | 'REJECTED' | 'FAILED';

export interface NotTaken {
  readonly name: string;
  readonly version: string;
  /** Sentences. */
  readonly because: string;
}

export interface PublishedPackage {
  readonly name: string;
  /** The newest of the major that is served. */
  readonly version: string;
  /** ISO 8601: when a newer one than is served was first seen, if it still is. */
  readonly newerSince?: string;
}

/** The last look at the package registry. */
export interface Poll {
  /** ISO 8601. */
  readonly at: string;
  /** When the registry last answered; undefined if it never did. */
  readonly answeredAt?: string;
  readonly by: string;
  readonly outcome: PollOutcome;
  /** The outcome, in sentences. */
  readonly says: string;
  /** Newer packages that are published and were refused. */
  readonly notTaken: readonly NotTaken[];
  /** The newest version of each package that was asked for. */
  readonly published: readonly PublishedPackage[];
  /** Pairs such as `3.41.0+8.2.0` that contradict each other and need not be tried again. */
  readonly contradictory: readonly string[];
}
