import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';
import { type PageAddress, pageParameter, withSearch } from './address';

/** The state of the results page, as in its URL. */
export interface SearchView {
  /** Trimmed; empty matches everything. */
  readonly query: string;
  /** Selected values by facet: ORed within a facet, ANDed across facets. */
  readonly chosen?: Partial<Readonly<Record<SearchFacet, readonly string[]>>>;
  /** Starts at 1. */
  readonly page?: number;
}

/** The maximum number of values per facet in a URL; our own links never have more. */
const MAX_CHOSEN = 20;

export function parseSearchView(address: PageAddress): Required<SearchView> {
  const chosen = SEARCH_FACETS.map((facet) => [
    facet,
    [...new Set(address.params(facet).filter(Boolean))].slice(0, MAX_CHOSEN),
  ]);
  return {
    query: address.search('q')?.trim() ?? '',
    chosen: Object.fromEntries(chosen) as SearchView['chosen'] & object,
    page: address.page,
  };
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
