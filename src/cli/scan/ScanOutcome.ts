import type { ScanFacts } from '@/cli/answers/Answers';
import type { SourcePlace } from '@/engines/scanner/forReports';
import type { FileResult, FoundUse } from './FoundUse';
import type { KeyFacts } from './readKeyFacts';

/** Why a use is reported. */
export type FindingCause =
  | 'below-line'
  | 'declined'
  | 'together'
  | 'degrades'
  | 'possible'
  | 'lowered'
  | 'asked';

export interface ScanFinding {
  readonly use: FoundUse;
  /** An error fails the scan. A warning is as certain; a hint may be about other code’s own member. */
  readonly level: 'error' | 'warning' | 'hint';
  readonly cause: FindingCause;
  /** The share of the audience for which it does not have this consequence, 0–1. */
  readonly usableShare: number;
  /** One sentence. */
  readonly message: string;
}

/** A file that could not be read, or a part of one, such as a script in a page. */
export interface UnreadPlace {
  readonly place: SourcePlace;
  readonly message: string;
  readonly isPart: boolean;
}

export interface ScanOutcome {
  /** All uses, in order of file and place, spelled out as they are asked for: there may be a million. */
  readonly eachUse: () => Iterable<FoundUse>;
  /** Uses that are accepted, in the same order. */
  readonly accepted: readonly FoundUse[];
  /** New ones, worst first in each file. */
  readonly findings: readonly ScanFinding[];
  readonly wrongComments: FileResult['wrongComments'];
  /** Shares for the code as it is, accepted uses included. */
  readonly facts: ScanFacts;
  readonly line: number;
  readonly fileCount: number;
  readonly bytes: number;
  /** Why files were left out, with how many. */
  readonly skipped: ReadonlyMap<string, number>;
  readonly unreadable: readonly UnreadPlace[];
  /** False if nothing could be read: then no share says anything about the code. */
  readonly hasShare: boolean;
  readonly notes: readonly string[];
  readonly unknownNames: readonly string[];
  /** Accepted uses that are gone: "src/a.css: css.selectors.has". */
  readonly prunable: readonly string[];
  /** Interrupted: some files were not scanned. */
  readonly isPartial: boolean;
  readonly version: string;
  /** The folder that names of files begin at, from the top of the Git repository; empty for the top. */
  readonly folder: string;
  /** Facts about the keys of findings, if a format tells them. */
  readonly keyFacts: ReadonlyMap<string, KeyFacts>;
  /** The server that was asked. */
  readonly server: string | undefined;
}

export function isFailed({ findings, wrongComments }: ScanOutcome): boolean {
  return wrongComments.length > 0 || findings.some(({ level }) => level === 'error');
}
