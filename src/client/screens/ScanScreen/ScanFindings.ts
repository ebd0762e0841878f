import type { FileCounts, KeyCount, UnreadFile } from '@/engines/scanner/forPage';

/** What a scan has found so far or, without files, what a link to a result says. */
export interface ScanFindings {
  readonly keys: readonly KeyCount[];
  readonly readCount: number;
  readonly readBytes: number;
  readonly unread: readonly UnreadFile[];
  /** Names that the data does not know, with how often. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Behind the table that names were looked up in. */
  readonly packages: readonly string[];
  /** The Browserslist query that a package of the project names. */
  readonly browsers?: string;
  /** Absent in a result that came by a link, which has no code. */
  readonly countFiles?: (keys: ReadonlySet<string>) => readonly FileCounts[];
  /** Whether a link was too short for all keys. */
  readonly isShortened?: boolean;
}
