import { getBrowserClient } from '@/relay/environment';
import { loadedNames } from '@/relay/loadedNames';
import { namesAtHand } from '@/screens/sections/namesAtHand';
import { pageAnswer, pageRequests, type PageAnswer } from '@/search/pageSearch';
import { sentenceOf } from '@/search/SearchError';
import type { SearchView } from '@/search/SearchView';
import { searchOnServer } from '@/search/serverSearch';

import { isAsking } from './searchAddress';

const NOTHING: PageAnswer = { hits: [], total: 0, facets: {} };

/** What a view of the page shows; where nobody answers, that with a sentence why. On the server its own engine answers, in the browser the client. */
export async function findPage(view: SearchView): Promise<PageAnswer> {
  if (!isAsking(view)) return NOTHING;
  try {
    return typeof window === 'undefined' ? pageAnswer(view, await searchOnServer(view)) : await searchInBrowser(view);
  } catch (error) {
    return { ...NOTHING, problem: sentenceOf(error) };
  }
}

/** The client is fetched when it is first wanted. */
async function searchInBrowser(view: SearchView): Promise<PageAnswer> {
  const [{ searchOfTab }, { matchingNames }] = await Promise.all([import('@/search/searchOfTab'), import('@/search/matchingNames')]);
  const { search, indexName } = searchOfTab();
  try {
    return pageAnswer(view, await search(pageRequests(indexName, view), new AbortController().signal));
  } catch (error) {
    const hits = matchingNames(namesAtHand(loadedNames(getBrowserClient().environment)), view.query);
    return { ...NOTHING, hits, total: hits.length, problem: `${sentenceOf(error)} Only names this page has loaded are searched.` };
  }
}
