import { SEARCH_FACETS } from '@/domain/SearchSettings';
import type { PageAddress } from './address';
import type { SearchView } from './search';

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
