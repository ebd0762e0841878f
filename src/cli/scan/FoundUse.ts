import type { SkipReason } from '@/engines/scanner/forCommandLine';
import type { ScanUse, SourcePlace } from '@/engines/scanner/forReports';

/** A use with further facts for reports. */
export interface FoundUse extends ScanUse {
  /** The code around it, shortened, where the use may be reported. */
  readonly context?: string;
  /**
   * Offset of the declaration or attribute that holds it, where the use may be reported. Undefined
   * for scripts, in which each use is a construct of its own.
   */
  readonly construct?: number;
  /** How many uses of the file it stands for, if more than one: those alike that can't be findings. */
  readonly count?: number;
  /** Why it is accepted. */
  readonly reason?: string;
}

interface Problem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The result of scanning one file; plain data, since it comes from another thread. */
export interface FileResult {
  readonly name: string;
  readonly uses: readonly FoundUse[];
  /** Keys that it brings itself. */
  readonly polyfilled: readonly string[];
  readonly notes: readonly string[];
  /** Parts that could not be read, such as a script in a page. */
  readonly unreadParts: readonly Problem[];
  /** Names that look like the platform's and that the data does not know. */
  readonly unknown: readonly string[];
  /** Comments that accept a use and are wrong themselves. */
  readonly wrongComments: readonly (SourcePlace & { readonly message: string })[];
  /** Why it counts for nothing. */
  readonly leftOut?: SkipReason;
  readonly problem?: Partial<Problem> & Pick<Problem, 'message'>;
  /** True if it holds code itself, as a list of packages or an archive does not. */
  readonly isCode: boolean;
}

/** The place where people look for it: in the source, if a source map knows it. */
export function getPlace(use: FoundUse): SourcePlace {
  return use.original ?? { file: use.file, line: use.line, column: use.column };
}
