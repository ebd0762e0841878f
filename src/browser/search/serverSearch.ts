// For server rendering, queries the engine in this process, whichever host browsers use: no HTTP,
// and pages work while a hosted search is down. One of two places where client code crosses into
// the server; the import is dynamic so that no server code reaches the browser.
import type { CatalogueNames } from '@/domain/catalogueNames';
import type { SearchView } from '@/domain/routes/search';
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { pageRequests, type PageResult } from './pageSearch';
import { SearchError } from './SearchError';

/** Results for the page's state. Rejects with a SearchError if the engine rejects the request. */
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

/** The names to fall back to if the engine has no answer. */
export async function namesOnServer(): Promise<CatalogueNames> {
  const { namesInProcess } = await importEngine();
  return namesInProcess();
}

/**
 * In the browser build Next replaces the condition with `false`, which drops everything the server
 * imports.
 */
function importEngine() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/data/search/searchInProcess')
    : Promise.reject(new Error('Only the server has an engine.'));
}
