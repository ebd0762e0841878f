import { createContext } from 'react';
import type { PageAnswer } from '@/browser/search/pageSearch';
import type { SearchView } from '@/domain/routes/search';

/** The results for a state of the page. */
export interface Found {
  readonly view: Required<SearchView>;
  readonly answer: PageAnswer;
}

/** Available before the screen's query, which only adds facts about the results. */
export const FoundContext = createContext<Found>({
  view: { query: '', chosen: {}, page: 1 },
  answer: { hits: [], total: 0, facets: {} },
});
