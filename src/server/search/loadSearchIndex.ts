// One search index per catalogue.
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
 * Builds the index on the first call for a catalogue, which takes one to two seconds. If that fails,
 * throws the cause once, for the log; retrying on every search would cost the same time and fail the
 * same way.
 * @throws SearchProblem 503 on every later call
 */
export function loadSearchIndex(): SearchIndex {
  const catalogue = loadCatalogue();
  const made = getMade(catalogue);
  if (made.index) return made.index;
  if (made.isTried) throw new SearchProblem('The search index could not be made.', 503);
  made.isTried = true;
  return (made.index = new SearchIndex(catalogue, today()));
}
