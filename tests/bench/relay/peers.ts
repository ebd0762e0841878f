// The same answer, kept by others. They are found from the folder in PEERS (or this repository), so that none of them weighs on an install.
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Contender, Json } from './contender';

const requirePeer = createRequire(join(process.env.PEERS ?? process.cwd(), 'package.json'));

/** The operation with `__typename` everywhere, as Apollo and urql send it. */
export const DOCUMENT_TEXT = `query FeaturesScreenQuery($query: String!, $sort: FeatureSort!, $audience: String!, $skip: Int!) {
  features(query: $query, sort: $sort, audience: $audience, first: 50, skip: $skip) {
    __typename totalCount queryProblem { __typename message start end }
    edges { __typename node { __typename id slug name baseline { __typename status newlyOn isNewlyOnUpperBound }
      support { __typename browser { __typename slug id } version isUpperBound }
      coverage(audience: $audience) { __typename supportedShare partialShare unsupportedShare unknownShare } } }
  }
}`;

interface Graphql {
  parse(text: string): unknown;
}

interface ApolloCache {
  writeQuery(options: object): void;
  readQuery(options: object): unknown;
  extract(): unknown;
  restore(state: unknown): void;
}

export function apollo(data: Json, variables: object): Contender {
  const { InMemoryCache } = requirePeer('@apollo/client') as { InMemoryCache: new () => ApolloCache };
  const query = (requirePeer('graphql') as Graphql).parse(DOCUMENT_TEXT);
  let cache = new InMemoryCache();
  return {
    name: 'Apollo Client 4 + apollo3-cache-persist’s format',
    normalise: () => {
      cache = new InMemoryCache();
      cache.writeQuery({ query, variables, data });
    },
    serialise: () => JSON.stringify(cache.extract()),
    restore: (text) => {
      cache = new InMemoryCache();
      cache.restore(JSON.parse(text));
    },
    read: () => cache.readQuery({ query, variables }),
  };
}

interface TanStack {
  QueryClient: new () => { setQueryData(key: unknown, data: unknown): void; getQueryData(key: unknown): unknown };
  dehydrate(client: unknown): unknown;
  hydrate(client: unknown, state: unknown): void;
}

export function tanStack(data: Json, variables: object): Contender {
  const { QueryClient, dehydrate, hydrate } = requirePeer('@tanstack/query-core') as TanStack;
  const key = ['features', variables];
  let client = new QueryClient();
  return {
    name: 'TanStack Query persister (does not normalise)',
    normalise: () => {
      client = new QueryClient();
      client.setQueryData(key, data);
    },
    serialise: () => JSON.stringify({ buster: '', timestamp: Date.now(), clientState: dehydrate(client) }),
    restore: (text) => {
      client = new QueryClient();
      hydrate(client, (JSON.parse(text) as { clientState: unknown }).clientState);
    },
    read: () => client.getQueryData(key),
  };
}

interface Urql {
  Client: new (options: object) => { query(document: unknown, variables: object, context?: object): { toPromise(): Promise<{ data?: unknown }> } };
}
interface Wonka {
  map(f: (operation: object) => object): (source: unknown) => unknown;
}
interface Graphcache {
  cacheExchange(options: object): unknown;
}

/** Its normalise and read include the plumbing of exchanges: graphcache has no other door. */
export function urql(data: Json, variables: object): Contender {
  const { Client } = requirePeer('@urql/core') as Urql;
  const { cacheExchange } = requirePeer('@urql/exchange-graphcache') as Graphcache;
  const { map } = requirePeer('wonka') as Wonka;
  const query = (requirePeer('graphql') as Graphql).parse(DOCUMENT_TEXT);
  let written: Json = {};
  const storage = { readData: () => ({ then: (done: (value: Json) => void) => done(written) }), writeData: (delta: Json) => Promise.resolve((written = { ...written, ...delta })) };
  const answer = () => map((operation) => ({ operation, data, stale: false, hasNext: false }));
  const aClient = (withStorage: boolean) =>
    new Client({
      url: 'http://localhost',
      preferGetMethod: false,
      exchanges: [cacheExchange({ keys: { Baseline: () => null, Coverage: () => null, FirstSupport: () => null, FeatureConnection: () => null, FeatureEdge: () => null, QueryProblem: () => null }, ...(withStorage && { storage }) }), () => answer()],
    });
  let client = aClient(false);
  return {
    name: 'urql + graphcache 9',
    normalise: async () => {
      written = {};
      client = aClient(true);
      await client.query(query, variables).toPromise();
    },
    settle: () => new Promise((resolve) => setTimeout(resolve, 100)),
    serialise: () => JSON.stringify(written),
    restore: (text) => {
      written = JSON.parse(text) as Json;
      client = aClient(true);
    },
    read: async () => (await client.query(query, variables, { requestPolicy: 'cache-only' }).toPromise()).data,
  };
}
