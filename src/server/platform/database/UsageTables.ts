/** A repository of a project reports once a day; a later report of the day replaces it. */
export interface UsageReportRow {
  readonly project_id: string;
  readonly repository: string;
  readonly day: string;
  /** JSON: by compat key, how many uses, the numbers of their files, and the day they were first there. */
  readonly counts: string;
  readonly uses: number;
  readonly reported_at: number;
}
