// The catalogue → the process's one index. It hangs on globalThis, for Next loads one server module several times and each copy would index anew.
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { SearchIndex } from './SearchIndex';

const holder: typeof globalThis & { plimsollSearch?: SearchIndex } = globalThis;

/** Takes a second or two when first asked for, and no time after. */
export function loadSearchIndex(): SearchIndex {
  holder.plimsollSearch ??= new SearchIndex(loadCatalogue(), today());
  return holder.plimsollSearch;
}
