import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';

/** What the address of the search page says; what is left out is the default. */
export interface SearchView {
  /** As typed, without space around it. */
  readonly query: string;
  /** Chosen values by facet: any of a facet's values, in all facets. */
  readonly chosen?: Partial<Readonly<Record<SearchFacet, readonly string[]>>>;
  /** From 1. */
  readonly page?: number;
}

/** The address of a view: a facet's name is repeated for every value chosen. */
export function searchHref({ query, chosen = {}, page = 1 }: SearchView): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  for (const facet of SEARCH_FACETS) {
    for (const value of chosen[facet] ?? []) search.append(facet, value);
  }
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/search?${search.toString()}` : '/search';
}
