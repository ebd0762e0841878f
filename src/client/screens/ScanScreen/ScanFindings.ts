import type { FileCounts, KeyCount, UnreadFile } from '@/engines/scanner/forPage';

/** Findings of a scan so far or, without files, of a link to a result. */
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
  /** True if a link was too short for all keys. */
  readonly isShortened?: boolean;
}
