import {
  createOperationDescriptor,
  Environment,
  getFragment,
  getRequest,
  getSelector,
  type GraphQLResponse,
  Network,
  type OperationDescriptor,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import featuresScreenQuery from '@/__generated__/FeaturesScreenQuery.graphql';
import featureTable from '@/__generated__/FeatureTable_features.graphql';
import { seedStore } from '@/relay/environment/seedStore';
import { decodeOperation } from '@/relay/persistence/decodeOperation';
import { encodeOperation } from '@/relay/persistence/encodeOperation';
import { fillStore } from '@/relay/persistence/fillStore';
import type { Contender } from './contender';

export function aStore() {
  const source = new RecordSource();
  const store = new Store(source);
  return {
    source,
    store,
    environment: new Environment({ store, network: Network.create(() => ({ data: {} })) }),
  };
}

type Tab = ReturnType<typeof aStore>;

interface ListData {
  readonly features: { readonly edges: readonly { readonly node: object }[] };
}

export function ours(payload: GraphQLResponse, variables: Variables): Contender {
  const operation = createOperationDescriptor(getRequest(featuresScreenQuery), variables);
  let tab = aStore();
  return {
    name: 'this environment',
    normalize: () => {
      tab = aStore();
      seedStore(tab.environment, featuresScreenQuery, variables, payload);
    },
    serialize: () => JSON.stringify(encodeOperation(operation, tab.source).encoded),
    // The steps of Persistence.restore: decode and check, publish.
    restore: (text) => {
      tab = aStore();
      fillStore(tab.store, tab.source, decodeOperation(JSON.parse(text), operation).records);
    },
    read: () => readAll(tab, operation),
  };
}

/** Relay's own share, as if decoding cost nothing: its records lie ready. */
export function relayAlone(payload: GraphQLResponse, variables: Variables): Contender {
  const operation = createOperationDescriptor(getRequest(featuresScreenQuery), variables);
  const { environment, source } = aStore();
  seedStore(environment, featuresScreenQuery, variables, payload);
  const { records } = encodeOperation(operation, source);
  let tab: Tab;
  return {
    name: 'the limit of Relay: records that lie ready',
    normalize: () => undefined,
    serialize: () => '',
    restore: () => {
      tab = aStore();
      for (const [id, record] of records) tab.source.set(id, record as never);
    },
    read: () => readAll(tab, operation),
  };
}

function readAll({ environment }: Tab, { fragment }: OperationDescriptor): unknown {
  const data = environment.lookup(fragment).data as unknown as ListData;
  const selector = getSelector(
    getFragment(featureTable),
    data.features.edges.map(({ node }) => node),
  );
  return selector && 'selectors' in selector
    ? selector.selectors.map((one) => environment.lookup(one).data)
    : undefined;
}
