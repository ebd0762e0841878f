import type { PageAddress } from '@/routes/PageAddress';
import { parseSearchView } from '@/routes/searchHref';
import { MAX_REACHABLE, RESULTS_PER_PAGE } from '@/search/pageSearch';
import type { SearchView } from '@/search/SearchView';

/** Parses a URL. A page beyond the last reachable one becomes that one. */
export function getSearchView(address: PageAddress): Required<SearchView> {
  const view = parseSearchView(address);
  return { ...view, page: Math.min(view.page, MAX_REACHABLE / RESULTS_PER_PAGE) };
}

/** Whether the URL contains a search at all. */
export function isAsking({ query, chosen = {} }: SearchView): boolean {
  return query !== '' || Object.values(chosen).some((values) => values.length > 0);
}
