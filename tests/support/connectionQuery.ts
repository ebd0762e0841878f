import type { ConcreteRequest } from 'relay-runtime';

// The compiler's artifact of: query { compatKeys(first: $first, after: $after) @connection(key:
// "KeyList_compatKeys") { edges { node { path } } } }
const scalar = (name: string) => ({
  kind: 'ScalarField',
  alias: null,
  args: null,
  name,
  storageKey: null,
});

const linked = (
  name: string,
  concreteType: string,
  plural: boolean,
  selections: readonly object[],
) => ({
  kind: 'LinkedField',
  alias: null,
  args: null,
  name,
  concreteType,
  plural,
  selections,
  storageKey: null,
});

const args = ['after', 'first'].map((name) => ({ kind: 'Variable', name, variableName: name }));

const edges = linked('edges', 'CompatKeyEdge', true, [
  linked('node', 'CompatKey', false, [scalar('path'), scalar('id'), scalar('__typename')]),
  scalar('cursor'),
]);

const pageInfo = linked('pageInfo', 'PageInfo', false, [
  scalar('hasNextPage'),
  scalar('endCursor'),
]);

const field = { ...linked('compatKeys', 'CompatKeyConnection', false, [edges, pageInfo]), args };

const handle = {
  kind: 'LinkedHandle',
  alias: null,
  args,
  name: 'compatKeys',
  key: 'KeyList_compatKeys',
  handle: 'connection',
  filters: null,
};

const argumentDefinitions = ['after', 'first'].map((name) => ({
  kind: 'LocalArgument',
  name,
  defaultValue: null,
}));

const gathered = {
  ...linked('__KeyList_compatKeys_connection', 'CompatKeyConnection', false, [edges, pageInfo]),
  alias: 'compatKeys',
};

/**
 * No screen of ours pages by cursor yet, so this artefact stands here instead of among the
 * generated ones.
 */
export const connectionQuery = {
  kind: 'Request',
  fragment: {
    kind: 'Fragment',
    name: 'ConnectionTestQuery',
    type: 'Query',
    abstractKey: null,
    metadata: null,
    argumentDefinitions,
    selections: [gathered],
  },
  operation: {
    kind: 'Operation',
    name: 'ConnectionTestQuery',
    argumentDefinitions,
    selections: [field, handle],
  },
  params: {
    id: 'connection-test',
    cacheID: 'connection-test',
    name: 'ConnectionTestQuery',
    operationKind: 'query',
    text: null,
    metadata: {
      connection: [{ count: 'first', cursor: 'after', direction: 'forward', path: ['compatKeys'] }],
    },
  },
} as unknown as ConcreteRequest;
