/** Work that outlives the request that asked for it. It is open until it is done or has failed. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  /** Of those of a kind with the same key, one is open at most. */
  readonly dedupe_key: string | null;
  /** JSON. */
  readonly payload: string;
  /** Not before this moment. */
  readonly run_at: number;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly locked_by: string | null;
  readonly locked_until: number | null;
  readonly created_at: number;
  readonly done_at: number | null;
  /** When it failed for good. */
  readonly failed_at: number | null;
  readonly last_error: string | null;
}

/** Work that only one process may do, until the lease ends. */
export interface LeaseRow {
  readonly name: string;
  readonly holder: string;
  readonly expires_at: number;
  /** Grows with each new holder, so that a late one is recognized. */
  readonly fence: number;
}
