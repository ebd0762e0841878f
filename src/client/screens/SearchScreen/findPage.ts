import {
  pageAnswer,
  type PageAnswer,
  pageRequests,
  type PageResult,
} from '@/browser/search/pageSearch';
import { describeError, SearchError } from '@/browser/search/SearchError';
import { namesOnServer, searchOnServer } from '@/browser/search/serverSearch';
import { loadFindOffline } from '@/client/sections/loadFindOffline';
import type { SearchView } from '@/domain/routes/search';
import type { SearchHit } from '@/domain/SearchHit';
import { getBrowserClient } from '@/relay/environment/environment';
import { isAsking } from './searchView';

const NOTHING: PageAnswer = { hits: [], total: 0, facets: {} };

/**
 * The results for a state of the page, from the server's engine or the browser's client. If no host
 * answers: locally known names, and a sentence why.
 * @param waitSeconds until the reader may search again; above 0, no search is made
 */
export async function findPage(view: SearchView, waitSeconds = 0): Promise<PageAnswer> {
  if (!isAsking(view)) return NOTHING;
  if (waitSeconds > 0) return { ...NOTHING, problem: SearchError.limited(waitSeconds).message };
  const isOnServer = typeof window === 'undefined';
  try {
    return pageAnswer(view, await (isOnServer ? searchOnServer(view) : searchInBrowser(view)));
  } catch (error) {
    const hits = await (isOnServer ? findNamesOnServer(view) : findNamesInBrowser(view)).catch(
      () => [],
    );
    return {
      ...NOTHING,
      hits,
      total: hits.length,
      problem: `${describeError(error)} Matching names ${isOnServer ? 'of features and compat keys' : 'saved on this device'}.`,
    };
  }
}

/** The client loads with the first search. */
async function searchInBrowser(view: SearchView): Promise<readonly PageResult[]> {
  const { searchOfTab } = await import(
    /* webpackChunkName: "search" */ '@/browser/search/searchOfTab'
  );
  const { search, indexName } = searchOfTab();
  return search(pageRequests(indexName, view), new AbortController().signal);
}

async function findNamesInBrowser({ query }: SearchView): Promise<readonly SearchHit[]> {
  const findAtHand = await loadFindOffline();
  return findAtHand(query, getBrowserClient().environment);
}

async function findNamesOnServer({ query }: SearchView): Promise<readonly SearchHit[]> {
  const { findHitsByName } = await import(
    /* webpackChunkName: "offline" */ '@/client/sections/findHitsByName'
  );
  return findHitsByName(await namesOnServer(), query);
}
