import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { SearchIndex } from './SearchIndex';
import type { Steps } from './Steps';

/** The search index of a catalogue, while it is made and afterwards. */
export interface Making {
  /** The remaining steps; undefined when they are done or have failed. */
  steps?: Steps<void>;
  /** The single run in the background, no matter how many requests wait for it. */
  run?: Promise<void>;
  index?: SearchIndex;
  /** Why there is no index, until it is logged. */
  problem?: unknown;
}

export const searchIndexOf = memoizeByCatalogue<Making>('searchIndex', (catalogue) => {
  const making: Making = {};
  making.steps = make(catalogue, making);
  return making;
});

function* make(catalogue: Catalogue, making: Making): Steps<void> {
  try {
    making.index = yield* SearchIndex.build(catalogue, today());
  } catch (error) {
    making.problem = error;
  } finally {
    delete making.steps;
  }
}
