import type { SearchFacet, SearchOrder } from '@/domain/SearchSettings';
import type { HighlightTags } from './Highlighter';
import type { Predicate } from './Predicate';
import type { RankOptions } from './Searched';

/** Limits for public searches, enforced here and stated in the API manual. */
export const SEARCH_LIMITS = {
  bodyBytes: 64 * 1024,
  queries: 20,
  /** Hits per page, and across all pages of one query. */
  hits: 1000,
  queryBytes: 512,
  facetValues: 1000,
  facetHits: 100,
  /** Per query. */
  milliseconds: 500,
} as const;

/** One parsed and validated query of a call. */
export interface SearchQuery {
  readonly indexName: string;
  /** Undefined for relevance. */
  readonly order?: SearchOrder;
  readonly query: string;
  readonly ranking: RankOptions;
  /** Undefined if the query uses `offset` and `length`. */
  readonly page: number | undefined;
  readonly offset: number;
  readonly length: number;
  readonly predicate: Predicate;
  readonly attributes: AttributeChoice;
  readonly highlighted: readonly HighlightedAttribute[];
  readonly tags: HighlightTags;
  readonly facets: readonly SearchFacet[];
  readonly maxValuesPerFacet: number;
  /** Set for a search within the values of one facet, which returns no hits. */
  readonly facetSearch?: {
    readonly facet: SearchFacet;
    readonly query: string;
    readonly maxHits: number;
  };
  /** The original parameters, echoed in the response. */
  readonly params: string;
}

export const HIGHLIGHTED_ATTRIBUTES = ['name', 'path', 'alternativeNames', 'description'] as const;

export type HighlightedAttribute = (typeof HIGHLIGHTED_ATTRIBUTES)[number];

export interface AttributeChoice {
  /** Undefined means all. */
  readonly only?: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}
