export interface ChannelRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly kind: 'WEBHOOK' | 'EMAIL' | 'ATOM';
  readonly name: string;
  /** A URL or a mail address; null for a feed. */
  readonly address: string | null;
  readonly format: 'RAW' | 'SLACK' | 'TEAMS' | 'DISCORD';
  /** Signs a webhook, opens a feed, or ends mail from the link in it. */
  readonly secret: string;
  /** IANA name of the zone whose Monday morning it is sent on. */
  readonly zone: string;
  /** An account. */
  readonly created_by: string;
  readonly created_at: number;
  /** When its reader ended it. */
  readonly stopped_at: number | null;
}

export interface WatchRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly owner_id: string;
  /** `feature:has`, `key:css.properties.gap`, `query:group:css` or `project:<id>`. */
  readonly subject: string;
  /** JSON: a list. */
  readonly triggers: string;
  readonly audience: string;
  readonly line_percent: number;
  readonly cadence: 'IMMEDIATE' | 'DAILY' | 'WEEKLY';
  /** JSON: a list. */
  readonly channel_ids: string;
  readonly state: 'ACTIVE' | 'MUTED' | 'ORPHANED';
  readonly muted_until: number | null;
  /** JSON: what was last seen of each feature or key; null before the first evaluation. */
  readonly memory: string | null;
  readonly created_at: number;
}

/** Rows are only ever added. */
export interface WatchEventRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly watch_id: string;
  readonly kind: string;
  readonly at: number;
  readonly sentence: string;
  /** JSON. */
  readonly envelope: string;
}

export interface DeliveryRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly channel_id: string;
  readonly state: 'PENDING' | 'DELIVERED' | 'DEAD' | 'CANCELED';
  readonly is_test: number;
  /** True for a message that nothing happened. */
  readonly is_digest: number;
  readonly send_at: number;
  readonly attempts: number;
  readonly status_code: number | null;
  readonly body: string | null;
  readonly answer: string | null;
  readonly error: string | null;
  readonly duration_ms: number | null;
  readonly created_at: number;
  readonly ended_at: number | null;
}

export interface DeliveryEventRow {
  readonly delivery_id: string;
  readonly event_id: string;
}

/** When nothing is sent: of `person:<account id>` or `channel:<id>`. */
export interface QuietTimeRow {
  readonly owner: string;
  readonly from_hour: number;
  readonly to_hour: number;
  /** JSON: a list, 1 for Monday. */
  readonly days: string;
}
