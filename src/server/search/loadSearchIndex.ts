// The catalogue → the process's one index. It hangs on globalThis, for Next loads one server module
// several times and each copy would index anew.
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { SearchIndex } from './SearchIndex';
import { SearchProblem } from './SearchProblem';

const holder: typeof globalThis & { plimsollSearch?: SearchIndex | 'cannot be made' } = globalThis;

/**
 * Takes a second or two when first asked for, and no time after. What keeps it from being made is
 * thrown once, for the log: it would be the same at every search, and every search would take that
 * second or two.
 * @throws SearchProblem 503 from then on
 */
export function loadSearchIndex(): SearchIndex {
  if (holder.plimsollSearch === 'cannot be made')
    throw new SearchProblem('The search index could not be made.', 503);
  if (holder.plimsollSearch) return holder.plimsollSearch;
  holder.plimsollSearch = 'cannot be made';
  return (holder.plimsollSearch = new SearchIndex(loadCatalogue(), today()));
}
