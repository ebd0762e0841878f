export interface AudienceRow {
  readonly id: string;
  /** Empty once the audience is deleted or expired. */
  readonly name: string;
  /**
   * JSON; null once the audience is deleted or expired. Only the fact that it existed is kept, not
   * its data.
   */
  readonly recipe: string | null;
  /** SHA-256 of the token in the creator's browser. */
  readonly token_hash: string;
  readonly created_at: number;
  /** Last use, accurate to a day. */
  readonly used_at: number;
  readonly deleted_at: number | null;
  /** When it was found unused for so long that it ends, unless a clock was wrong or it is used again. */
  readonly ending_at?: number | null;
}

export interface IdempotencyRow {
  readonly key: string;
  readonly request_hash: string;
  /** The answer as JSON; null only inside the transaction that creates it. */
  readonly answer: string | null;
  readonly created_at: number;
}
