import { SEARCH_FACETS } from '@/domain/SearchSettings';
import type { SearchView } from '@/search/SearchView';

/** The address of a view of the search page: a facet's name is repeated for every value chosen. */
export function searchHref({ query, chosen = {}, page = 1 }: SearchView): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  for (const facet of SEARCH_FACETS) {
    for (const value of chosen[facet] ?? []) search.append(facet, value);
  }
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/search?${search.toString()}` : '/search';
}
