/** Why something is supported only in part, without words, so that every language has its own. */
export interface PartialFacts {
  /**
   * A note of the compat data, a prefix, another name, parts that are missing, or something whole
   * that is missing in some of its releases.
   */
  readonly kind: 'NOTE' | 'PREFIX' | 'OTHER_NAME' | 'PARTS' | 'WHOLE';
  /** The note without quotation marks, the prefix, the name, or the one part that is missing. */
  readonly quote?: string | null;
  /** How many parts are missing, and of how many; for PARTS. */
  readonly missingCount?: number | null;
  readonly partCount?: number | null;
  /** Where it holds, most people first. */
  readonly places: readonly PartialPlace[];
  /** Further places. */
  readonly morePlaces: number;
}

/** A browser, and the versions of it: all of them without `from`, and without `to` all since. */
export interface PartialPlace {
  readonly browser: string;
  readonly from?: string | null;
  readonly to?: string | null;
}
