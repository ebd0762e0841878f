/** Where an audience of a workspace is renewed from. */
export interface AudienceSourceRow {
  readonly id: string;
  readonly workspace_id: string;
  /** The random part of `custom:<id>`. The audience itself exists from its first revision on. */
  readonly audience_id: string;
  readonly name: string;
  readonly kind: 'PLAUSIBLE' | 'MATOMO' | 'POSTHOG' | 'PUSH';
  /** The origin of the product; null for what programs send. */
  readonly address: string | null;
  /** The site or project within the product. */
  readonly site: string | null;
  /** Sealed; see `server/secrets`. */
  readonly api_key: string | null;
  readonly cadence: 'DAILY' | 'WEEKLY';
  /** An account. */
  readonly created_by: string;
  readonly created_at: number;
  /** When it is asked next; null for what programs send. */
  readonly next_at: number | null;
  /** When it last gave an answer, the same as before or not. */
  readonly renewed_at: number | null;
  /** When it ceased to; null while it answers. */
  readonly failing_since: number | null;
  /** Why, as one sentence with the remedy. */
  readonly error: string | null;
}

/** Rows are only ever added. */
export interface AudienceRevisionRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly audience_id: string;
  /** Of the recipe. */
  readonly hash: string;
  /** JSON: an `AudienceRecipe`. */
  readonly recipe: string;
  /** `COPY`: it was someone's own audience, and is the workspace's as it was on that day. */
  readonly origin: AudienceSourceRow['kind'] | 'COPY';
  /** The days that were counted, the first and the last. */
  readonly from_day: string;
  readonly to_day: string;
  readonly taken_at: number;
}
