// The one search index of the process. It lives on globalThis because Next.js loads a server module
// several times and each copy would build its own.
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { SearchIndex } from './SearchIndex';
import { SearchProblem } from './SearchProblem';

const holder: typeof globalThis & { plimsollSearch?: SearchIndex | 'cannot be made' } = globalThis;

/**
 * Builds the index on the first call, which takes one to two seconds. If that fails, throws the
 * cause once, for the log; retrying on every search would cost the same time and fail the same way.
 * @throws SearchProblem 503 on every later call
 */
export function loadSearchIndex(): SearchIndex {
  if (holder.plimsollSearch === 'cannot be made')
    throw new SearchProblem('The search index could not be made.', 503);
  if (holder.plimsollSearch) return holder.plimsollSearch;
  holder.plimsollSearch = 'cannot be made';
  return (holder.plimsollSearch = new SearchIndex(loadCatalogue(), today()));
}
