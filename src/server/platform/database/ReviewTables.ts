export interface ReviewRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly project_id: string;
  readonly decision_id: string;
  /** How often the decision had been confirmed when it opened: one review each. */
  readonly epoch: number;
  readonly state: 'OPEN' | 'CONFIRMED' | 'SUPERSEDED' | 'SNOOZED';
  readonly version: number;
  /** JSON: what re-opened the decision, with its shares and causes. */
  readonly finding: string;
  /** `system`, or `person:<id>`. */
  readonly opened_by: string;
  readonly opened_at: number;
  readonly closed_by: string | null;
  readonly closed_at: number | null;
  /** A day. */
  readonly snoozed_until: string | null;
  readonly snoozed_to_share: number | null;
}

/** The reference of a decision, and for how many revisions its level has been passed. */
export interface StandingRow {
  readonly decision_id: string;
  readonly workspace_id: string;
  readonly project_id: string;
  readonly epoch: number;
  /** JSON. */
  readonly reference: string;
  readonly streak: number;
}

/** The weights of an audience as they were at an evaluation; its id is a hash of them. */
export interface AudienceSnapshotRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly audience: string;
  /** JSON. */
  readonly weights: string;
  readonly taken_at: number;
}

export interface EvaluationRow {
  readonly workspace_id: string;
  readonly project_id: string;
  readonly data_version: string;
  /** The day those data are of. */
  readonly data_day: string;
  readonly snapshot_id: string;
  readonly evaluated_at: number;
}

export interface InboxRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly account_id: string;
  readonly reason: string;
  /** The global id of its subject, such as `review:<id>`. */
  readonly subject: string;
  /** JSON. */
  readonly data: string;
  readonly once_key: string;
  readonly created_at: number;
  readonly seen_at: number | null;
  readonly done_at: number | null;
}
