export interface ApiTokenRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly scope: 'READ' | 'WRITE' | 'DECIDE';
  /** Its first characters, so that people can recognize it. */
  readonly prefix: string;
  /** SHA-256 of the whole. */
  readonly hash: string;
  readonly created_by: string;
  readonly created_at: number;
  readonly expires_at: number;
  /** Accurate to a minute. */
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  /** The account that it acts for; null for one of the workspace. */
  readonly person_id?: string | null;
  /** The only project that it may change; null for all. */
  readonly project_id?: string | null;
}
