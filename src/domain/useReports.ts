/** A repository that is built at all reports more often. */
export const STALE_REPORT_DAYS = 30;
