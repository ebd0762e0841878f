// Asks the engine in this process for what the server renders, whoever answers browsers: no HTTP,
// and a page even while a hosted search is away. One of the two places where the client's half
// crosses into the server's; the import is dynamic so that no server code reaches the browser.
import type { CatalogueNames } from '@/domain/catalogueNames';
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { pageRequests, type PageResult } from './pageSearch';
import { SearchError } from './SearchError';
import type { SearchView } from './SearchView';

/** The results of a view of the page. Rejects with a SearchError where the engine refuses it. */
export async function searchOnServer(view: SearchView): Promise<readonly PageResult[]> {
  const { searchInProcess } = await importEngine();
  try {
    return searchInProcess(pageRequests(EMBEDDED_SEARCH.indexName, view)) as readonly PageResult[];
  } catch (error) {
    if (error instanceof Error && error.name === 'SearchProblem')
      throw new SearchError('refused', error.message);
    throw error;
  }
}

/** The names that can still be looked through where the engine has no answer. */
export async function namesOnServer(): Promise<CatalogueNames> {
  const { namesInProcess } = await importEngine();
  return namesInProcess();
}

/**
 * Next replaces the condition in the browser's build by `false`, and with it goes everything the
 * server imports.
 */
function importEngine() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/search/searchInProcess')
    : Promise.reject(new Error('Only the server has an engine.'));
}
