import type { BaselineStatus } from './BaselineFacts';

/** In the facet's display order. */
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
 * Text with matches wrapped in the requested tags (`<em>` by default). It is not escaped: split it,
 * and never set it as HTML.
 */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/** A searchable item as indexed. Fields that don't apply to its kind are absent. */
export interface SearchRecord {
  /**
   * The item's API ID for `node(id:)` and `nodes(ids:)`: `feature:has`, `key:css.selectors.has`,
   * `release:safari@17.4`, `spec:selectors-4`.
   */
  readonly objectID: string;
  readonly kind: HitKind;
  /** For features, browsers and specifications; for releases, the browser's slug. */
  readonly slug?: string;
  /** For keys (`css.selectors.has`) and groups (`css/selectors`). */
  readonly path?: string;
  readonly name: string;
  /** Other names: a feature's identifiers, and its names before it was moved. */
  readonly alternativeNames?: readonly string[];
  readonly description?: string;
  /** A path on this site; for specifications, which have no page here, their own URL. */
  readonly url: string;
  /** As of the day the index was built. For features and keys. */
  readonly baseline?: BaselineStatus;
  /** The ISO date it became newly available. For features and keys. */
  readonly newlyOn?: string;
  /**
   * The same date in Unix seconds, for `numericFilters` and sorting. For releases, the release
   * date.
   */
  readonly newlyAt?: number;
  /** Names of its groups and their ancestors. For features, keys and groups. */
  readonly group?: readonly string[];
  /** Names of the core browsers that currently support it; for browsers and releases, its own. */
  readonly browser?: readonly string[];
}

export interface SearchHit extends SearchRecord {
  /**
   * The highlighted attributes: `name`, `path`, `alternativeNames` and `description` by default.
   */
  readonly _highlightResult?: {
    readonly name?: Highlight;
    readonly path?: Highlight;
    readonly alternativeNames?: readonly Highlight[];
    readonly description?: Highlight;
  };
}
