import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue, replaceCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { prepareSearchIndex } from '@/server/data/search/loadSearchIndex';
import { DataStore } from '@/server/data/versions/DataStore';
import { followActivations } from '@/server/data/versions/followActivations';
import { openServed, rejectActivated } from '@/server/data/versions/servedCatalogue';
import type { Config } from '@/server/platform/config/config';
import { giveBackMemory } from '@/server/platform/observe/giveBackMemory';
import { log } from '@/server/platform/observe/log';
import type { Handler } from './Handler';
import { findTrialProblem } from './trialPages';

/** Until requests that began with the data before are answered. */
const RETIRED_MS = 30_000;

let trouble: string | undefined;

/** Why the data activated last is not served, in a sentence. */
export const dataTrouble = (): string | undefined => trouble;

/** Serves the version that is active in the data folder. */
export function serveData({ dataDir }: Config): void {
  const store = new DataStore(dataDir);
  const report = (error: unknown): void => {
    trouble = sentenceOf(error);
    log.error({ err: error }, 'stored data');
  };
  replaceCatalogue(openServed(store, report));
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Serves every version that is activated later, once each kind of page has been drawn from it.
 * @param handle answers readers; undefined if pages are not built, as in development
 */
export function followData({ dataDir }: Config, handle: Handler | undefined): void {
  const store = new DataStore(dataDir);
  followActivations(store, {
    prepare: async (catalogue) => {
      await prepareSearchIndex(catalogue);
      if (handle) await refuseUnshowable(store, handle, catalogue);
    },
    onChange: (outcome) => {
      const isServed = !('error' in outcome) || outcome.isServed;
      trouble = isServed ? undefined : sentenceOf(outcome.error);
      if ('error' in outcome)
        return log.error(
          { err: outcome.error },
          isServed ? 'not all has followed newer data' : 'data not taken up',
        );
      if (!outcome.isNew) return;
      log.info({ version: outcome.version }, 'data taken up');
      setTimeout(giveBackMemory, RETIRED_MS).unref();
    },
  });
}

/** @throws Error whose message says which page cannot be shown */
export async function refuseUnshowable(
  store: DataStore,
  handle: Handler,
  catalogue: Catalogue,
): Promise<void> {
  const problem = await findTrialProblem(handle, catalogue);
  if (problem === undefined) return;
  rejectActivated(store, { version: catalogue.version, problem, before: loadCatalogue().version });
  throw new Error(`Data version ${catalogue.version} was rejected. ${problem}`);
}
