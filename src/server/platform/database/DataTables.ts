// Rows that share versions of the data between instances.
export interface DataLeaseRow {
  readonly name: string;
  readonly holder: string;
  readonly expires_at: number;
}

export interface DataVersionRow {
  readonly version: string;
  /** JSON. */
  readonly record: string;
  /** Gzip, as Base64. */
  readonly artefact: string;
}

export interface DataActivationRow {
  /** ISO 8601. */
  readonly activated_at: string;
  readonly version: string;
  readonly activated_by: string | null;
}
