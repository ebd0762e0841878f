import type { FileCounts, KeyCount, UnreadFile } from '@/scanner/worker/ScanTally';

/** What a scan has found so far or, without files, what a link to a result says. */
export interface ScanFindings {
  readonly keys: readonly KeyCount[];
  readonly readCount: number;
  readonly readBytes: number;
  readonly unread: readonly UnreadFile[];
  /** The Browserslist query that a package of the project names. */
  readonly browsers?: string;
  /** Absent in a result that came by a link, which has no code. */
  readonly countFiles?: (keys: ReadonlySet<string>) => readonly FileCounts[];
  /** Whether a link was too short for all keys. */
  readonly isShortened?: boolean;
}
