import type { ScanFacts } from '@/cli/answers/Answers';
import type { SourcePlace } from '@/engines/scanner/forReports';
import type { FileResult, FoundUse } from './FoundUse';

/** Why a use is reported. */
export type FindingCause = 'below-line' | 'declined' | 'together' | 'degrades';

export interface ScanFinding {
  readonly use: FoundUse;
  /** An error fails the scan, a warning does not. */
  readonly level: 'error' | 'warning';
  readonly cause: FindingCause;
  /** The share of the audience for which it does not have this consequence, 0–1. */
  readonly usableShare: number;
  /** One sentence. */
  readonly message: string;
}

export interface ScanOutcome {
  /** In order of file and place. */
  readonly uses: readonly FoundUse[];
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
  readonly unreadable: readonly { readonly place: SourcePlace; readonly message: string }[];
  readonly notes: readonly string[];
  readonly unknownNames: readonly string[];
  readonly acceptedCount: number;
  /** Accepted uses that are gone: "src/a.css: css.selectors.has". */
  readonly prunable: readonly string[];
  /** Interrupted: some files were not scanned. */
  readonly isPartial: boolean;
  readonly version: string;
}

export function isFailed({ findings, wrongComments }: ScanOutcome): boolean {
  return wrongComments.length > 0 || findings.some(({ level }) => level === 'error');
}
