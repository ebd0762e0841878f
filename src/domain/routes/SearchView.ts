import type { SearchFacet } from '@/domain/SearchSettings';

/** The state of the results page, as in its URL. */
export interface SearchView {
  /** Trimmed; empty matches everything. */
  readonly query: string;
  /** Selected values by facet: ORed within a facet, ANDed across facets. */
  readonly chosen?: Partial<Readonly<Record<SearchFacet, readonly string[]>>>;
  /** Starts at 1. */
  readonly page?: number;
}
