import type { SearchFacet, SearchOrder } from '@/domain/SearchSettings';
import type { HighlightTags } from './Highlighter';
import type { Predicate } from './Predicate';
import type { RankOptions } from './rank';

/** Bounds on what strangers may ask, as the engine enforces them and the manual states them. */
export const SEARCH_LIMITS = {
  bodyBytes: 64 * 1024,
  queries: 20,
  /** Hits of one page, and of all pages together. */
  hits: 1000,
  queryBytes: 512,
  facetValues: 1000,
  facetHits: 100,
  /** Of one query. */
  milliseconds: 500,
} as const;

/** One query of a call, read and checked. */
export interface SearchQuery {
  readonly indexName: string;
  /** Missing for the order by relevance. */
  readonly order?: SearchOrder;
  readonly query: string;
  readonly ranking: RankOptions;
  /** The page asked for by number, or undefined where it was asked for by offset. */
  readonly page: number | undefined;
  readonly offset: number;
  readonly length: number;
  readonly predicate: Predicate;
  /** Names to show; undefined for all. */
  readonly attributes: AttributeChoice;
  readonly highlighted: readonly HighlightedAttribute[];
  readonly tags: HighlightTags;
  readonly facets: readonly SearchFacet[];
  readonly maxValuesPerFacet: number;
  /** A search among the values of one facet instead of hits. */
  readonly facetSearch?: {
    readonly facet: SearchFacet;
    readonly query: string;
    readonly maxHits: number;
  };
  /** What was asked, as an answer repeats it. */
  readonly params: string;
}

export const HIGHLIGHTED_ATTRIBUTES = ['name', 'path', 'alternativeNames', 'description'] as const;

export type HighlightedAttribute = (typeof HIGHLIGHTED_ATTRIBUTES)[number];

export interface AttributeChoice {
  /** Undefined for all. */
  readonly only?: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}
