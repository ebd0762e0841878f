/**
 * A failure that its handler has foreseen: an address that refuses, a receiver that is away. It is
 * stored with the job and not logged as a fault.
 */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';

  constructor(
    message: string,
    /** True if no further attempt can succeed. */
    readonly isFinal = false,
    /** Milliseconds from now before which trying again would be of no use. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
