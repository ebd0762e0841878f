import { MAX_REACHABLE, RESULTS_PER_PAGE } from '@/browser/search/pageSearch';
import type { PageAddress } from '@/domain/routes/address';
import { parseSearchView } from '@/domain/routes/parseSearchView';
import type { SearchView } from '@/domain/routes/search';

/** Parses a URL. A page beyond the last reachable one becomes that one. */
export function getSearchView(address: PageAddress): Required<SearchView> {
  const view = parseSearchView(address);
  return { ...view, page: Math.min(view.page, MAX_REACHABLE / RESULTS_PER_PAGE) };
}

/** True if the URL contains a search. */
export function isAsking({ query, chosen = {} }: SearchView): boolean {
  return query !== '' || Object.values(chosen).some((values) => values.length > 0);
}
