// One search index per catalogue.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { log } from '@/server/platform/observe/log';
import type { SearchIndex } from './SearchIndex';
import { type Making, searchIndexOf } from './searchIndexOf';
import { SearchProblem } from './SearchProblem';
import { runAtOnce, runInSlices } from './Steps';

/**
 * Builds the index on the first call for a catalogue, or what `prepareSearchIndex` has left to do:
 * one to two seconds at most. If that fails, logs the cause once; retrying on every search would
 * cost the same time and fail the same way.
 * @throws SearchProblem 503
 */
export function loadSearchIndex(): SearchIndex {
  const making = searchIndexOf(loadCatalogue());
  if (making.steps) runAtOnce(making.steps);
  logProblem(making);
  if (making.index) return making.index;
  throw new SearchProblem('The search index could not be made.', 503);
}

/** Builds the index while other requests are answered. A failure is logged, as above. */
export async function prepareSearchIndex(catalogue: Catalogue): Promise<void> {
  const making = searchIndexOf(catalogue);
  if (making.steps) await (making.run ??= runInSlices(making.steps));
  logProblem(making);
}

function logProblem(making: Making): void {
  if (making.problem === undefined) return;
  log.error({ err: making.problem }, 'search index');
  delete making.problem;
}
