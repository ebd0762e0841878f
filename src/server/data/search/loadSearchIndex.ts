// One search index per catalogue.
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { log } from '@/server/platform/observe/log';
import { SearchIndex } from './SearchIndex';
import { SearchProblem } from './SearchProblem';
import { runAtOnce, runInSlices, type Steps } from './Steps';

interface Making {
  /** The remaining steps; undefined when they are done or have failed. */
  steps?: Steps<void>;
  /** The single run in the background, no matter how many requests wait for it. */
  run?: Promise<void>;
  index?: SearchIndex;
}

const getMaking = memoizeByCatalogue<Making>('searchIndex', (catalogue) => {
  const making: Making = {};
  making.steps = make(catalogue, making);
  return making;
});

function* make(catalogue: Catalogue, making: Making): Steps<void> {
  try {
    making.index = yield* SearchIndex.build(catalogue, today());
  } catch (error) {
    log.error({ err: error }, 'search index');
  } finally {
    delete making.steps;
  }
}

/**
 * Builds the index on the first call for a catalogue, or what `prepareSearchIndex` has left to do:
 * one to two seconds at most. If that fails, logs the cause once; retrying on every search would
 * cost the same time and fail the same way.
 * @throws SearchProblem 503
 */
export function loadSearchIndex(): SearchIndex {
  const making = getMaking(loadCatalogue());
  if (making.steps) runAtOnce(making.steps);
  if (making.index) return making.index;
  throw new SearchProblem('The search index could not be made.', 503);
}

/** Builds the index while other requests are answered. A failure is logged, as above. */
export async function prepareSearchIndex(catalogue: Catalogue): Promise<void> {
  const making = getMaking(catalogue);
  if (making.steps) await (making.run ??= runInSlices(making.steps));
}
