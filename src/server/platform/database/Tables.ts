import type {
  AccountEventRow,
  AccountRow,
  CredentialRow,
  OperatorEventRow,
  PasskeyRow,
  SecondFactorRow,
  SessionRow,
  VerificationRow,
} from './AccountTables';
import type { LineAlertRow, LineAlertSnapshotRow } from './AlertTables';
import type { ApiTokenRow } from './ApiTokenRow';
import type { AudienceRow, IdempotencyRow } from './AudienceTables';
import type { DataActivationRow, DataLeaseRow, DataVersionRow } from './DataTables';
import type { JobRow, LeaseRow } from './JobTables';
import type {
  AudienceSnapshotRow,
  EvaluationRow,
  InboxRow,
  ReviewRow,
  StandingRow,
} from './ReviewTables';
import type { ScimGroupMemberRow, ScimGroupRow, ScimTokenRow, ScimUserRow } from './ScimTables';
import type { AudienceRevisionRow, AudienceSourceRow, BeaconCountRow } from './SourceTables';
import type { UseReportRow, UseWeekRow } from './UseTables';
import type {
  ChannelRow,
  DeliveryEventRow,
  DeliveryRow,
  QuietTimeRow,
  WatchEventRow,
  WatchRow,
} from './WatchTables';

/** Portable: text, also for JSON, and integers below 2^53, also for milliseconds since 1970. */
export interface Tables {
  readonly audiences: AudienceRow;
  readonly idempotency_answers: IdempotencyRow;
  readonly instance_settings: { readonly name: string; readonly value: string };
  /** Only better-auth writes it and the four below, and named their columns. */
  readonly accounts: AccountRow;
  readonly sessions: SessionRow;
  readonly credentials: CredentialRow;
  readonly verifications: VerificationRow;
  readonly passkeys: PasskeyRow;
  readonly account_events: AccountEventRow;
  readonly operator_events: OperatorEventRow;
  readonly second_factors: SecondFactorRow;
  readonly workspaces: WorkspaceRow;
  readonly members: MemberRow;
  readonly provided_members: ProvidedMemberRow;
  readonly invitations: InvitationRow;
  readonly api_tokens: ApiTokenRow;
  readonly audit_entries: AuditRow;
  readonly projects: ProjectRow;
  readonly decisions: DecisionRow;
  readonly data_leases: DataLeaseRow;
  readonly data_versions: DataVersionRow;
  readonly data_activations: DataActivationRow;
  readonly jobs: JobRow;
  readonly leases: LeaseRow;
  readonly channels: ChannelRow;
  readonly watches: WatchRow;
  readonly watch_events: WatchEventRow;
  readonly deliveries: DeliveryRow;
  readonly delivery_events: DeliveryEventRow;
  readonly quiet_times: QuietTimeRow;
  readonly audience_sources: AudienceSourceRow;
  readonly audience_revisions: AudienceRevisionRow;
  readonly beacon_counts: BeaconCountRow;
  readonly beacon_agent_counts: BeaconCountRow;
  readonly reviews: ReviewRow;
  readonly decision_standings: StandingRow;
  readonly audience_snapshots: AudienceSnapshotRow;
  readonly project_evaluations: EvaluationRow;
  readonly inbox_items: InboxRow;
  readonly former_projects: FormerProjectRow;
  readonly former_workspaces: { readonly slug: string; readonly workspace_id: string };
  readonly operators: { readonly account_id: string };
  readonly notice_stops: { readonly account_id: string };
  readonly line_alerts: LineAlertRow;
  readonly line_alert_snapshots: LineAlertSnapshotRow;
  readonly scim_tokens: ScimTokenRow;
  readonly scim_users: ScimUserRow;
  readonly scim_groups: ScimGroupRow;
  readonly scim_group_members: ScimGroupMemberRow;
  readonly use_reports: UseReportRow;
  readonly use_weeks: UseWeekRow;
}

/** The columns that identify a row, to go through a table in order. */
export const TABLE_KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  audiences: ['id'],
  idempotency_answers: ['key'],
  instance_settings: ['name'],
  // Rows that others refer to come before them.
  accounts: ['id'],
  sessions: ['id'],
  credentials: ['id'],
  verifications: ['id'],
  passkeys: ['id'],
  account_events: ['id'],
  operator_events: ['id'],
  second_factors: ['id'],
  workspaces: ['id'],
  members: ['workspace_id', 'account_id'],
  provided_members: ['workspace_id', 'account_id'],
  audit_entries: ['id'],
  invitations: ['id'],
  projects: ['id'],
  api_tokens: ['id'],
  decisions: ['id'],
  data_leases: ['name'],
  data_versions: ['version'],
  data_activations: ['activated_at', 'version'],
  jobs: ['id'],
  leases: ['name'],
  channels: ['id'],
  watches: ['id'],
  watch_events: ['id'],
  deliveries: ['id'],
  delivery_events: ['delivery_id', 'event_id'],
  quiet_times: ['owner'],
  audience_sources: ['id'],
  audience_revisions: ['id'],
  beacon_counts: ['source_id', 'day', 'engine', 'class', 'device'],
  beacon_agent_counts: ['source_id', 'day', 'engine', 'class', 'device'],
  reviews: ['id'],
  decision_standings: ['decision_id'],
  audience_snapshots: ['workspace_id', 'id'],
  project_evaluations: ['project_id', 'data_version', 'snapshot_id'],
  inbox_items: ['id'],
  former_projects: ['workspace_id', 'slug'],
  former_workspaces: ['slug'],
  operators: ['account_id'],
  notice_stops: ['account_id'],
  line_alerts: ['id'],
  line_alert_snapshots: ['id'],
  scim_tokens: ['id'],
  scim_users: ['account_id'],
  scim_groups: ['id'],
  scim_group_members: ['group_id', 'account_id'],
  use_reports: ['id'],
  use_weeks: ['report_id', 'week'],
};

export interface WorkspaceRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly created_at: number;
  /** When it is removed for good; null unless an owner asked for that. */
  readonly delete_at: number | null;
  /** 1 where members need a passkey, the provider or a second factor. */
  readonly needs_second_factor?: number;
}

export interface MemberRow {
  readonly workspace_id: string;
  readonly account_id: string;
  readonly role: 'VIEWER' | 'EDITOR' | 'ADMIN' | 'OWNER';
  readonly joined_at: number;
}

/** A place that a provider has given someone, even if it was taken away since. */
interface ProvidedMemberRow {
  readonly workspace_id: string;
  readonly account_id: string;
}

export interface InvitationRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly email: string;
  readonly role: MemberRow['role'];
  /** SHA-256 of the token in the link. */
  readonly token_hash: string;
  readonly invited_by: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly state: 'PENDING' | 'ACCEPTED' | 'REVOKED';
}

export interface AuditRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly at: number;
  /** `person:<id>`, `program:<id>`, or `imported:<name>` from another instance. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** The network address it came from, until that is erased; null in a job. */
  readonly address?: string | null;
}

export interface ProjectRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly slug: string;
  readonly name: string;
  readonly audience: string;
  readonly line_percent: number;
  readonly version: number;
  readonly created_at: number;
  /** Read-only since then; null for one in use. */
  readonly archived_at: number | null;
}

/** An address that a project had. */
interface FormerProjectRow {
  readonly workspace_id: string;
  readonly slug: string;
  readonly project_id: string;
}

/**
 * A decision never changes: another one on its subject is another row, and `is_current` moves to it.
 * It can be withdrawn.
 */
export interface DecisionRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly project_id: string;
  /** `feature:has`, `key:css.properties.gap` or `set:has,subgrid`, sorted. */
  readonly subject: string;
  /** 1 for the first on its subject. */
  readonly version: number;
  readonly state: 'PROPOSED' | 'ADOPTED' | 'ADOPTED_WITH_FALLBACK' | 'WAITING' | 'DECLINED';
  /** Markdown. */
  readonly rationale: string;
  readonly fallback: string | null;
  /** `person:<id>` or `program:<id>`. */
  readonly author: string;
  readonly owner_id: string | null;
  readonly review_on: string | null;
  /** In place of the project's line; null in most. */
  readonly ask_at_percent?: number | null;
  /** A browser, by slug. */
  readonly ask_when_shipped?: string | null;
  /** JSON. */
  readonly evidence: string;
  readonly decided_at: number;
  readonly is_current: number;
  /** The act that recorded many at once; such an act can be undone. */
  readonly act_id?: string | null;
  /** When that act was undone. */
  readonly withdrawn_at?: number | null;
}
