// The catalogue → its one index.
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { SearchIndex } from './SearchIndex';
import { SearchProblem } from './SearchProblem';

const getMade = memoizeByCatalogue<{ index?: SearchIndex; isTried?: true }>(
  'searchIndex',
  () => ({}),
);

/**
 * Takes a second or two when first asked for of a catalogue, and no time after. What keeps it from
 * being made is thrown once, for the log: it would be the same at every search, and every search
 * would take that second or two.
 * @throws SearchProblem 503 from then on
 */
export function loadSearchIndex(): SearchIndex {
  const catalogue = loadCatalogue();
  const made = getMade(catalogue);
  if (made.index) return made.index;
  if (made.isTried) throw new SearchProblem('The search index could not be made.', 503);
  made.isTried = true;
  return (made.index = new SearchIndex(catalogue, today()));
}
