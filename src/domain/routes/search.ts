import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';
import { pageParameter, withSearch } from './address';

/** The state of the results page, as in its URL. */
export interface SearchView {
  /** Trimmed; empty matches everything. */
  readonly query: string;
  /** Selected values by facet: ORed within a facet, ANDed across facets. */
  readonly chosen?: Partial<Readonly<Record<SearchFacet, readonly string[]>>>;
  /** Starts at 1. */
  readonly page?: number;
}

/** A facet's parameter repeats for every selected value. */
export function searchHref({ query, chosen = {}, page }: Partial<SearchView> = {}): string {
  const facets = SEARCH_FACETS.map((facet) => [facet, chosen[facet]] as const);
  return withSearch('/search', {
    q: query,
    ...Object.fromEntries(facets),
    page: pageParameter(page),
  });
}
