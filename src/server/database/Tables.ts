/**
 * Portable columns alone: text, and whole numbers below 2^53. Moments are milliseconds since 1970;
 * JSON is kept as text.
 */
export interface Tables {
  readonly audiences: AudienceRow;
  readonly idempotency_answers: IdempotencyRow;
}

interface AudienceRow {
  readonly id: string;
  /** Empty once the audience is no more. */
  readonly name: string;
  /**
   * JSON; null once the audience is no more: what people brought is not kept, only that there was
   * something.
   */
  readonly recipe: string | null;
  /** SHA-256 of the token its maker's browser holds. */
  readonly token_hash: string;
  readonly created_at: number;
  /** When somebody last asked for it, to a day. */
  readonly used_at: number;
  readonly deleted_at: number | null;
  /** When it was found unused for so long that it ends, unless a clock was wrong or somebody uses it. */
  readonly ending_at?: number | null;
}

interface IdempotencyRow {
  readonly key: string;
  readonly request_hash: string;
  /** JSON of the answer; null only inside the transaction that makes it. */
  readonly answer: string | null;
  readonly created_at: number;
}
