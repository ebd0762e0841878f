import type { BaselineStatus } from './BaselineFacts';

/** In the order facets list them. */
export const HIT_KINDS = [
  'feature',
  'key',
  'browser',
  'release',
  'group',
  'specification',
] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/**
 * A text with the words that were found between the tags asked for (`<em>` by default). Nothing in
 * it is escaped: split it, never set it as HTML.
 */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/**
 * One thing that can be found, as it stands in the index. What does not apply to a kind is missing.
 */
export interface SearchRecord {
  /**
   * The thing's id in the API, for `node(id:)` and `nodes(ids:)`: `feature:has`,
   * `key:css.selectors.has`, `release:safari@17.4`, `spec:selectors-4`.
   */
  readonly objectID: string;
  readonly kind: HitKind;
  /** Of features, browsers and specifications; of a release its browser's. */
  readonly slug?: string;
  /** Of keys (`css.selectors.has`) and groups (`css/selectors`). */
  readonly path?: string;
  readonly name: string;
  /** What else it is called: a feature's identifiers and the names it had before it was moved. */
  readonly alternativeNames?: readonly string[];
  readonly description?: string;
  /** A path of this site; a specification, which has no page here, has its own address. */
  readonly url: string;
  /** As of the day the index was made. Of features and keys. */
  readonly baseline?: BaselineStatus;
  /** The ISO day it became newly available. Of features and keys. */
  readonly newlyOn?: string;
  /**
   * The same moment in seconds since 1970, for `numericFilters` and for sorting. Of a release, the
   * moment it came out.
   */
  readonly newlyAt?: number;
  /** Names of the groups it is in, with those above them. Of features, keys and groups. */
  readonly group?: readonly string[];
  /** Names of the core browsers that have it now; of browsers and releases its own. */
  readonly browser?: readonly string[];
}

export interface SearchHit extends SearchRecord {
  /**
   * Of the attributes asked to be highlighted: `name`, `path`, `alternativeNames` and `description`
   * unless told otherwise.
   */
  readonly _highlightResult?: {
    readonly name?: Highlight;
    readonly path?: Highlight;
    readonly alternativeNames?: readonly Highlight[];
    readonly description?: Highlight;
  };
}
