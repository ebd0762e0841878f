import { getBrowserClient } from '@/relay/environment';
import { loadedNames } from '@/relay/loadedNames';
import { loadFindAtHand } from '@/screens/sections/loadFindAtHand';
import { pageAnswer, pageRequests, type PageAnswer, type PageResult } from '@/search/pageSearch';
import { sentenceOf } from '@/search/SearchError';
import type { SearchView } from '@/search/SearchView';
import { searchOnServer } from '@/search/serverSearch';

import { isAsking } from './searchAddress';

const NOTHING: PageAnswer = { hits: [], total: 0, facets: {} };

/** What a view of the page shows; where nobody answers, that with a sentence why. On the server its own engine answers, in the browser the client. */
export async function findPage(view: SearchView): Promise<PageAnswer> {
  if (!isAsking(view)) return NOTHING;
  const isOnServer = typeof window === 'undefined';
  try {
    return pageAnswer(view, await (isOnServer ? searchOnServer(view) : searchInBrowser(view)));
  } catch (error) {
    const problem = sentenceOf(error);
    return isOnServer ? { ...NOTHING, problem } : { ...(await answerAtHand(view)), problem: `${problem} Only names on this device are searched.` };
  }
}

/** The client is fetched when it is first wanted. */
async function searchInBrowser(view: SearchView): Promise<readonly PageResult[]> {
  const { searchOfTab } = await import(/* webpackChunkName: "search" */ '@/search/searchOfTab');
  const { search, indexName } = searchOfTab();
  return search(pageRequests(indexName, view), new AbortController().signal);
}

async function answerAtHand({ query }: SearchView): Promise<PageAnswer> {
  try {
    const findAtHand = await loadFindAtHand();
    const hits = await findAtHand(query, loadedNames(getBrowserClient().environment));
    return { ...NOTHING, hits, total: hits.length };
  } catch {
    return NOTHING;
  }
}
