// The same answer, kept by others, each as its documentation tells.
import type { Contender, Json, Peers } from './contender';

/** The operation with `__typename` everywhere, as Apollo and urql send it. */
const DOCUMENT_TEXT = `query FeaturesScreenQuery($query: String!, $sort: FeatureSort!, $audience: String!, $skip: Int!) {
  features(query: $query, sort: $sort, audience: $audience, first: 50, skip: $skip) {
    __typename totalCount queryProblem { __typename message start end }
    edges { __typename node { __typename id slug name baseline { __typename status newlyOn isNewlyOnUpperBound }
      support { __typename browser { __typename slug id } version isUpperBound }
      coverage(audience: $audience) { __typename supportedShare partialShare unsupportedShare unknownShare } } }
  }
}`;

export function apollo({ InMemoryCache, parse }: Peers, data: Json, variables: object): Contender {
  const query = parse(DOCUMENT_TEXT);
  let cache = new InMemoryCache();
  return {
    name: 'Apollo Client 4 + apollo3-cache-persist’s format',
    normalize: () => {
      cache = new InMemoryCache();
      cache.writeQuery({ query, variables, data });
    },
    serialize: () => JSON.stringify(cache.extract()),
    restore: (text) => {
      cache = new InMemoryCache();
      cache.restore(JSON.parse(text));
    },
    read: () => cache.readQuery({ query, variables }),
  };
}

export function tanStack(
  { QueryClient, dehydrate, hydrate }: Peers,
  data: Json,
  variables: object,
): Contender {
  const key = ['features', variables];
  let client = new QueryClient();
  return {
    name: 'TanStack Query persister (does not normalize)',
    normalize: () => {
      client = new QueryClient();
      client.setQueryData(key, data);
    },
    serialize: () =>
      JSON.stringify({ buster: '', timestamp: Date.now(), clientState: dehydrate(client) }),
    restore: (text) => {
      client = new QueryClient();
      hydrate(client, (JSON.parse(text) as { clientState: unknown }).clientState);
    },
    read: () => client.getQueryData(key),
  };
}

/** Its normalize and read include the plumbing of exchanges: graphcache has no other door. */
export function urql(
  { Client, cacheExchange, map, parse }: Peers,
  data: Json,
  variables: object,
): Contender {
  const query = parse(DOCUMENT_TEXT);
  let written: Json = {};
  const storage = {
    readData: () => ({ then: (done: (value: Json) => void) => done(written) }),
    writeData: (delta: Json) => Promise.resolve((written = { ...written, ...delta })),
  };
  const answer = () => map((operation) => ({ operation, data, stale: false, hasNext: false }));
  const aClient = (withStorage: boolean) =>
    new Client({
      url: 'http://localhost',
      preferGetMethod: false,
      exchanges: [
        cacheExchange({
          keys: {
            Baseline: () => null,
            Coverage: () => null,
            FirstSupport: () => null,
            FeatureConnection: () => null,
            FeatureEdge: () => null,
            QueryProblem: () => null,
          },
          ...(withStorage && { storage }),
        }),
        () => answer(),
      ],
    });
  let client = aClient(false);
  return {
    name: 'urql + graphcache 9',
    normalize: async () => {
      written = {};
      client = aClient(true);
      await client.query(query, variables).toPromise();
    },
    settle: () => new Promise((resolve) => setTimeout(resolve, 100)),
    serialize: () => JSON.stringify(written),
    restore: (text) => {
      written = JSON.parse(text) as Json;
      client = aClient(true);
    },
    read: async () =>
      (await client.query(query, variables, { requestPolicy: 'cache-only' }).toPromise()).data,
  };
}
