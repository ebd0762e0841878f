/** Where an audience of a workspace is renewed from. */
export interface AudienceSourceRow {
  readonly id: string;
  readonly workspace_id: string;
  /** The random part of `custom:<id>`. The audience itself exists from its first revision on. */
  readonly audience_id: string;
  readonly name: string;
  readonly kind: 'PLAUSIBLE' | 'MATOMO' | 'POSTHOG' | 'PUSH' | 'BEACON';
  /** The origin of the product; null for what comes here by itself. */
  readonly address: string | null;
  /** The site or project within the product; of a beacon, the name in its address. */
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

/**
 * Visits of one day. `engine`, `class` and `device` are empty in the row that counts all visits, of
 * any number; a row of a class has 20 or more. The same of what user-agent strings say, without a row
 * that counts all, and with `u` for strings that name no release.
 */
export interface BeaconCountRow {
  readonly source_id: string;
  /** ISO day, UTC. */
  readonly day: string;
  /** A letter of `PresenceTable.engines`. */
  readonly engine: string;
  /** Its first release; 0 for what is older than all classes. */
  readonly class: string;
  /** `d` for desktops, `m` where fingers point. */
  readonly device: string;
  readonly visits: number;
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
