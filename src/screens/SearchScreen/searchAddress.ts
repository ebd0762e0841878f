import { SEARCH_FACETS } from '@/domain/SearchSettings';
import type { RouteUrl } from '@/relay/RouteUrl';
import { MAX_REACHABLE, RESULTS_PER_PAGE } from '@/search/pageSearch';
import type { SearchView } from '@/search/SearchView';

/** Values of one facet an address may choose; beyond that it was not made by our links. */
const MAX_CHOSEN = 20;

/** What an address asks for. A page beyond what can be reached is the last one. */
export function searchViewOf(url: RouteUrl): Required<SearchView> {
  const chosen = SEARCH_FACETS.map((facet) => [
    facet,
    [...new Set(url.params(facet).filter(Boolean))].slice(0, MAX_CHOSEN),
  ]);
  return {
    query: url.search('q')?.trim() ?? '',
    chosen: Object.fromEntries(chosen) as SearchView['chosen'] & object,
    page: Math.min(url.page, MAX_REACHABLE / RESULTS_PER_PAGE),
  };
}

/** Whether an address asks for anything at all. */
export function isAsking({ query, chosen = {} }: SearchView): boolean {
  return query !== '' || Object.values(chosen).some((values) => values.length > 0);
}
