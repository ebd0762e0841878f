// Where a feature test goes in a text, so that browsers with the feature do exactly what they did.
import type { FeatureTest } from '@/engines/scanner/featureTest';

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Placement {
  readonly test: FeatureTest;
  /** The text that stands inside the test afterwards. */
  readonly range: Range;
  /**
   * The rule that a declaration leaves for a rule of its own inside the test: a style sheet without
   * nesting has no other place for a test of one declaration.
   */
  readonly leaves?: LeftRule;
}

export interface LeftRule extends Range {
  /** As written. */
  readonly selector: string;
  /** True if only comments stay in the rule once these ranges have left. */
  readonly isEmptyWithout: (ranges: readonly Range[]) => boolean;
}

/** A sentence that says why no test may stand around a use. */
export interface NoPlace {
  readonly reason: string;
}

/** Placements to try, the best first. */
export type Placements = readonly Placement[] | NoPlace;

export const isNoPlace = <Found extends object>(found: Found | NoPlace): found is NoPlace =>
  'reason' in found;
