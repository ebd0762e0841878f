// A page's data into a browser's store: the raw answer, parsed and normalized; the encoded
// store, parsed and decoded; and whole records, which need only be parsed.
import { createOperationDescriptor, type Variables } from 'relay-runtime';
import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import featuresScreenQuery from '@/__generated__/FeaturesScreenQuery.graphql';
import { seedStore } from '@/relay/environment/seedStore';
import { fillStore } from '@/relay/persistence/fillStore';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { aStore } from './ours';

export const QUERIES = { feature: featureScreenQuery, features: featuresScreenQuery };

/** A page as each way gets it. */
export interface PageTexts {
  readonly screen: keyof typeof QUERIES;
  readonly variables: Variables;
  readonly raw: string;
  readonly encoded: string;
  /** The store's records by id. */
  readonly records: string;
}

export type Way = 'raw' | 'encoded' | 'records';

function timed(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

const WAYS: Readonly<Record<Way, (page: PageTexts) => number>> = {
  raw: ({ screen, variables, raw }) => {
    const { environment } = aStore();
    return timed(() =>
      seedStore(environment, QUERIES[screen], variables, JSON.parse(raw) as never),
    );
  },
  encoded: ({ screen, variables, encoded }) => {
    const { environment } = aStore();
    const query = QUERIES[screen];
    const ms = timed(() =>
      hydrateStore(environment, query, variables, JSON.parse(encoded) as never),
    );
    if (environment.check(createOperationDescriptor(query, variables)).status !== 'available')
      throw new Error('The encoded store does not answer its page.');
    return ms;
  },
  records: ({ screen, variables, records }) => {
    const { store, source } = aStore();
    return timed(() => {
      const operation = createOperationDescriptor(QUERIES[screen], variables);
      fillStore(store, source, new Map(Object.entries(JSON.parse(records) as never)));
      store.notify(operation);
    });
  },
};

/** Milliseconds that each page takes one way, in each round. */
export function takeIn(pages: readonly PageTexts[], way: Way, rounds = 1): readonly number[] {
  return Array.from({ length: rounds }, () => pages.map((page) => WAYS[way](page))).flat();
}
