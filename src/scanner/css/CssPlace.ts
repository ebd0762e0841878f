// Where a rule or declaration stands: what the whole sheet is read as, and what is around it.
import type { FileScan, OuterGuard } from '@/scanner/FileScan';
import type { ScanNode } from '@/scanner/ScanTable';
import type { CssSyntax } from './parseCss';
import type { Proven } from './provenBy';
import type { Variables } from './Variables';

export interface Place {
  readonly scan: FileScan;
  /** Where the text begins in the file. */
  readonly base: number;
  readonly syntax: CssSyntax;
  /** Whether rules within rules reach the browser as they are. */
  readonly nests: boolean;
  /** What a preprocessor puts into values. */
  readonly variables: Variables;
  readonly outer?: OuterGuard;
}

export interface Around {
  readonly proven: Proven;
  readonly guardAt: number;
  readonly depth: number;
  /** The at-rule whose descriptors stand here. */
  readonly descriptors?: ScanNode;
  readonly isInRule: boolean;
  /** Of properties that are nested in one. */
  readonly prefix?: string;
}
