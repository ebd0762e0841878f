import { replaceCatalogue, withCatalogue } from '@/server/catalogue/loadCatalogue';
import type { Config } from '@/server/config/config';
import { DataStore } from '@/server/data/DataStore';
import { followActivations } from '@/server/data/followActivations';
import { openServed } from '@/server/data/servedCatalogue';
import { log } from '@/server/observe/log';
import { loadSearchIndex } from '@/server/search/loadSearchIndex';

/** Serves the version that is active in the data folder, and follows every later activation. */
export function serveData({ dataDir }: Config): void {
  const store = new DataStore(dataDir);
  replaceCatalogue(openServed(store, (error) => log.error({ err: error }, 'stored data')));
  followActivations(store, {
    prepare: (catalogue) => void withCatalogue(catalogue, loadSearchIndex),
    onChange: (outcome) =>
      'error' in outcome
        ? log.error({ err: outcome.error }, 'data not taken up')
        : log.info(outcome, 'data taken up'),
  });
}
