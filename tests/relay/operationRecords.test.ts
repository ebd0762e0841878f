import { readFileSync } from 'node:fs';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { seedStore } from '@/relay/hydration';
import { executeOnServer } from '@/relay/network/serverNetwork';
import { operationRecords } from '@/relay/operationRecords';
import { STORABLE_TYPES } from '@/relay/storableTypes.data';
import { featureScreenQuery } from '@/screens/FeatureScreen/FeatureScreen';
import { featuresScreenQuery } from '@/screens/FeaturesScreen/FeaturesScreen';
import { connectionQuery } from '../support/connectionQuery';

/**
 * Types whose records are somebody's own, or of a moment. A new type of the schema belongs here or
 * in STORABLE_TYPES.
 */
const PRIVATE_TYPES: readonly string[] = [
  'AgeShare',
  'AudienceLookup',
  'BaselineReach',
  'BrowserAges',
  'CreateAudiencePayload',
  'DeleteAudiencePayload',
  'DropGain',
  'Mutation',
  'Problem',
];

function aStore() {
  const source = new RecordSource();
  return {
    source,
    environment: new Environment({
      store: new Store(source),
      network: Network.create(() => ({ data: {} })),
    }),
  };
}

function operationOf(query: GraphQLTaggedNode, variables: object) {
  return createOperationDescriptor(getRequest(query), variables);
}

function storeOf(records: ReturnType<typeof operationRecords>) {
  const source = new RecordSource();
  for (const record of records ?? []) source.set(record.__id, record as never);
  return new Environment({
    store: new Store(source),
    network: Network.create(() => ({ data: {} })),
  });
}

describe('operationRecords', () => {
  it.each([
    [
      'a feature',
      featureScreenQuery,
      { slug: 'has', audience: 'world', linePercent: 95, keysSkip: 0 },
    ],
    [
      'the list of features',
      featuresScreenQuery,
      { query: '', sort: 'NAME_ASC', audience: 'world', skip: 0, details: false },
    ],
  ])('gives all that %s needs, and nothing of what else was read', async (_, query, variables) => {
    const { source, environment } = aStore();
    const { payload } = await executeOnServer(getRequest(query).params, variables);
    const operation = operationOf(query, variables);
    seedStore(environment, query, variables, payload);
    const alone = operationRecords(operation, source);
    const other = query === featureScreenQuery ? featuresScreenQuery : featureScreenQuery;
    const others = {
      query: 'has',
      sort: 'NAME_ASC',
      slug: 'has',
      audience: 'world',
      linePercent: 95,
      skip: 0,
      keysSkip: 0,
      details: false,
    };
    seedStore(
      environment,
      other,
      others,
      (await executeOnServer(getRequest(other).params, others)).payload,
    );

    const records = operationRecords(operation, source);
    expect(records).toEqual(alone);
    expect(records?.length).toBeGreaterThan(20);
    expect(storeOf(records).check(operation).status).toBe('available');
  });

  it('keeps a connection’s pages, and what is needed to add the next one', () => {
    const { source, environment } = aStore();
    const page = (names: string[], hasNextPage: boolean): GraphQLResponse => ({
      data: {
        compatKeys: {
          edges: names.map((name) => ({
            cursor: name,
            node: { __typename: 'CompatKey', id: name, path: name },
          })),
          pageInfo: { hasNextPage, endCursor: names.at(-1) ?? null },
        },
      },
    });
    seedStore(environment, connectionQuery, { first: 2, after: null }, page(['a', 'b'], true));
    seedStore(environment, connectionQuery, { first: 2, after: 'b' }, page(['c', 'd'], true));

    const restored = storeOf(
      operationRecords(operationOf(connectionQuery, { first: 2, after: null }), source),
    );
    expect(pathsOf(restored)).toEqual(['a', 'b', 'c', 'd']);
    seedStore(restored, connectionQuery, { first: 2, after: 'd' }, page(['e'], false));
    expect(pathsOf(restored)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('takes no operation of which a record is missing', () => {
    const { source } = aStore();

    expect(
      operationRecords(operationOf(connectionQuery, { first: 2, after: null }), source),
    ).toBeUndefined();
  });

  it('knows of every type of the schema whether it is public', () => {
    const types = [...readFileSync('schema.graphql', 'utf8').matchAll(/^type (\w+)/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'Query');

    expect(
      types.filter((name) => !STORABLE_TYPES.has(name) && !PRIVATE_TYPES.includes(name)),
    ).toEqual([]);
    expect(
      [...STORABLE_TYPES].filter((name) => !name.startsWith('__') && !types.includes(name)),
    ).toEqual([]);
  });
});

interface StoredConnection {
  readonly edges: { readonly __refs: readonly string[] };
}
interface StoredEdge {
  readonly node: { readonly __ref: string };
}

/** The gathered connection's nodes; a key is its own id here. */
function pathsOf(environment: Environment): string[] {
  const source = environment.getStore().getSource();
  const connection = source.get(
    'client:root:__KeyList_compatKeys_connection',
  ) as unknown as StoredConnection;
  return connection.edges.__refs.map((id) => (source.get(id) as unknown as StoredEdge).node.__ref);
}
