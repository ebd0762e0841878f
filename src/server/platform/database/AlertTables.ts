/** Someone without an account who asked for one email. The row is deleted once it is sent. */
export interface LineAlertRow {
  readonly id: string;
  readonly email: string;
  /** `feature:has`, `key:css.properties.gap` or `set:has,subgrid`, sorted. */
  readonly subject: string;
  readonly audience: string;
  readonly line_percent: number;
  /** 1 if the line was reached when they asked. */
  readonly was_reached: number;
  /** SHA-256 of the token in the links; null until the email with them is written. */
  readonly token_hash: string | null;
  /** A `CauseReference` as JSON, and its people. Null in rows of older programs. */
  readonly settled_on: string | null;
  readonly snapshot_id: string | null;
  readonly created_at: number;
  /** Null until the address is confirmed. */
  readonly confirmed_at: number | null;
}

/** The weights of an audience, by hash; deleted with the last alert that needs them. */
export interface LineAlertSnapshotRow {
  readonly id: string;
  readonly weights: string;
}
