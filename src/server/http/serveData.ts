import { replaceCatalogue } from '@/server/catalogue/loadCatalogue';
import type { Config } from '@/server/config/config';
import { DataStore } from '@/server/data/DataStore';
import { followActivations } from '@/server/data/followActivations';
import { openServed } from '@/server/data/servedCatalogue';
import { giveBackMemory } from '@/server/observe/giveBackMemory';
import { log } from '@/server/observe/log';
import { prepareSearchIndex } from '@/server/search/loadSearchIndex';

/** Until requests that began with the data before are answered. */
const RETIRED_MS = 30_000;

/** Serves the version that is active in the data folder, and follows every later activation. */
export function serveData({ dataDir }: Config): void {
  const store = new DataStore(dataDir);
  replaceCatalogue(openServed(store, (error) => log.error({ err: error }, 'stored data')));
  followActivations(store, {
    prepare: prepareSearchIndex,
    onChange: (outcome) => {
      if ('error' in outcome) return log.error({ err: outcome.error }, 'data not taken up');
      log.info(outcome, 'data taken up');
      setTimeout(giveBackMemory, RETIRED_MS).unref();
    },
  });
}
