import { createContext } from 'react';
import type { PageAnswer } from '@/search/pageSearch';
import type { SearchView } from '@/search/SearchView';

/** What was found for which view of the page. */
export interface Found {
  readonly view: Required<SearchView>;
  readonly answer: PageAnswer;
}

/** It is known before the screen's query, which only adds facts about what was found. */
export const FoundContext = createContext<Found>({
  view: { query: '', chosen: {}, page: 1 },
  answer: { hits: [], total: 0, facets: {} },
});
