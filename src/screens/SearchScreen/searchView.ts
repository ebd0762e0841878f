import type { PageAddress } from '@/routes/PageAddress';
import { parseSearchView } from '@/routes/searchHref';
import { MAX_REACHABLE, RESULTS_PER_PAGE } from '@/search/pageSearch';
import type { SearchView } from '@/search/SearchView';

/** What an address asks for. A page beyond what can be reached is the last one. */
export function getSearchView(address: PageAddress): Required<SearchView> {
  const view = parseSearchView(address);
  return { ...view, page: Math.min(view.page, MAX_REACHABLE / RESULTS_PER_PAGE) };
}

/** Whether an address asks for anything at all. */
export function isAsking({ query, chosen = {} }: SearchView): boolean {
  return query !== '' || Object.values(chosen).some((values) => values.length > 0);
}
