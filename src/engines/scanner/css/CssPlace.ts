// The place of a rule or declaration: facts of the whole sheet, and of the rules around it.
import type { FileScan, OuterGuard } from '@/engines/scanner/FileScan';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { Definitions } from './Definitions';
import type { Proven } from './findProven';
import type { CssSyntax } from './parseCss';

export interface Place {
  readonly scan: FileScan;
  /** Where the text begins in the file. */
  readonly base: number;
  readonly syntax: CssSyntax;
  /** True if nested rules reach the browser as they are. */
  readonly nests: boolean;
  /** Variables and functions of a preprocessor's sheet. */
  readonly definitions: Definitions;
  readonly outer?: OuterGuard;
}

export interface Around {
  readonly proven: Proven;
  readonly guardAt: number;
  readonly depth: number;
  /** The at-rule whose descriptors stand here. */
  readonly descriptors?: ScanNode;
  readonly isInRule: boolean;
  /** True where nobody misses a rule: in `@starting-style`. */
  readonly isNicety?: boolean;
  /** The property's key in the layout that the block's `display` selects. */
  readonly context?: 'flex_context' | 'grid_context';
  /** Of properties that are nested in one. */
  readonly prefix?: string;
}
