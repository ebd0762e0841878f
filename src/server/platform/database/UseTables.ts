/** The newest report of one repository; a later one takes its place. */
export interface UseReportRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly project_id: string;
  /** As the program names it: `acme/shop`, or `acme/shop/packages/cart` for a folder of it. */
  readonly repository: string;
  /** `program:<id>`. */
  readonly reported_by: string;
  readonly reported_at: number;
  /** When the repository was first reported. */
  readonly first_at: number;
  /** All files with uses. */
  readonly file_count: number;
  /** JSON: `KnownUse` for each key. */
  readonly uses: string;
}

/** How often a repository used each key in one week, by the last report of that week. */
export interface UseWeekRow {
  readonly report_id: string;
  /** ISO day, a Monday. */
  readonly week: string;
  /** JSON: counts by key. */
  readonly counts: string;
}
