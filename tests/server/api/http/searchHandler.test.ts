import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import type { SearchHit } from '@/domain/SearchHit';
import { EMBEDDED_SEARCH, getReplicaName, SEARCH_ORDERS } from '@/domain/SearchSettings';
import { SEARCH_LIMITS } from '@/server/data/search/SearchQuery';
import { listenSearchEndpoint, PARENT_KEY } from '../../../support/listenSearchEndpoint';

const { applicationId, searchKey, indexName } = EMBEDDED_SEARCH;

let server: Awaited<ReturnType<typeof listenSearchEndpoint>>;

beforeAll(async () => {
  server = await listenSearchEndpoint();
});

afterAll(() => server.close());

const hosts = () => [
  {
    url: `127.0.0.1:${server.port}/api/search`,
    protocol: 'http' as const,
    accept: 'readWrite' as const,
  },
];

/** The client's own limits of one and two seconds are for machines with nothing else to do. */
const timeouts = { connect: 30_000, read: 30_000, write: 30_000 };

/** The client has it only in Node, and its types are those of the browser. */
interface KeyMaker {
  generateSecuredApiKey(options: {
    readonly parentApiKey: string;
    readonly restrictions: Readonly<Record<string, unknown>>;
  }): string;
}

const securedKey = (
  parentApiKey: string,
  restrictions: Readonly<Record<string, unknown>>,
): string =>
  (client() as unknown as KeyMaker).generateSecuredApiKey({ parentApiKey, restrictions });

const client = (key = searchKey) => algoliasearch(applicationId, key, { hosts: hosts(), timeouts });

async function post(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  url = server.url,
) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': applicationId,
      'x-algolia-api-key': searchKey,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

const names = (result: unknown) =>
  (result as { hits: SearchHit[] }).hits.map(({ objectID }) => objectID);

describe('searchHandler', () => {
  describe('to an unmodified client of the protocol', () => {
    it('answers several queries at once, in order', async () => {
      const lite = liteClient(applicationId, searchKey, { hosts: hosts(), timeouts });
      const { results } = await lite.search<SearchHit>({
        requests: [
          { indexName, query: ':has()', hitsPerPage: 3 },
          { indexName, query: 'contaner query', hitsPerPage: 1 },
        ],
      });

      expect(names(results[0])[0]).toBe('feature:has');
      expect(names(results[0])).toHaveLength(3);
      expect(names(results[1])).toEqual(['feature:container-queries']);
      expect(results[0]).toMatchObject({
        page: 0,
        hitsPerPage: 3,
        index: indexName,
        query: ':has()',
      });
    });

    it('accepts the older form of a query, with separate parameters', async () => {
      const { results } = await client().search<SearchHit>([
        { indexName, params: { query: 'subgrid', hitsPerPage: 1 } },
      ] as never);

      expect(names(results[0])).toEqual(['feature:subgrid']);
    });

    it('answers a single query with complete hits', async () => {
      const { hits } = await client().searchSingleIndex<SearchHit>({
        indexName,
        searchParams: { query: 'css.properties.gap', hitsPerPage: 1 },
      });

      expect(hits[0]).toMatchObject({
        objectID: 'key:css.properties.gap',
        kind: 'key',
        path: 'css.properties.gap',
        name: 'gap',
        url: '/compat/css/properties/gap',
        _highlightResult: { name: { value: '<em>gap</em>' } },
      });
    });

    it('counts and filters by facets', async () => {
      const { facets, nbHits } = await client().searchSingleIndex({
        indexName,
        searchParams: { query: 'grid', facets: ['*'], facetFilters: [['kind:feature']] },
      });

      expect(facets!.kind).toEqual({ feature: nbHits });
      expect(Object.keys(facets!.baseline!).sort()).toEqual(
        expect.arrayContaining(['LIMITED', 'WIDELY']),
      );
    });

    it('finds facet values, by separate call and in a batch', async () => {
      const { facetHits } = await client().searchForFacetValues({
        indexName,
        facetName: 'browser',
        searchForFacetValuesRequest: { facetQuery: 'saf' },
      });
      const { results } = await client().search({
        requests: [{ indexName, type: 'facet', facet: 'kind', facetQuery: 'rel' }],
      });

      expect(facetHits.map(({ value }) => value)).toEqual(['Safari', 'Safari on iOS']);
      expect(facetHits[0]!.highlighted).toBe('<em>Saf</em>ari');
      expect(results[0]).toMatchObject({ facetHits: [{ value: 'release' }] });
    });

    it('sorts by the replicas', async () => {
      const [byName, byDay] = await Promise.all(
        SEARCH_ORDERS.map((order) =>
          client().searchSingleIndex<SearchHit>({
            indexName: getReplicaName(indexName, order),
            searchParams: { query: 'grid', facetFilters: ['kind:feature'] },
          }),
        ),
      );
      const days = byDay!.hits.map(({ newlyAt }) => newlyAt ?? 0);
      const texts = byName!.hits.map(({ name }) => name);

      expect(days).toEqual([...days].sort((a, b) => b - a));
      expect(texts).toEqual(
        [...texts].sort((a, b) =>
          a.localeCompare(b, 'en', { numeric: true, ignorePunctuation: true }),
        ),
      );
    });

    it('limits a secured key to its filter, and refuses one derived from the public key', async () => {
      const restrictions = {
        filters: 'kind:browser',
        validUntil: Math.floor(Date.now() / 1000) + 60,
        restrictIndices: [indexName],
      };
      const secured = securedKey(PARENT_KEY, restrictions);
      const forged = securedKey(searchKey, restrictions);
      const searchParams = { query: '', filters: 'kind:feature OR kind:browser' };
      const { hits } = await client(secured).searchSingleIndex<SearchHit>({
        indexName,
        searchParams,
      });

      expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['browser']));
      await expect(
        client(forged).searchSingleIndex({ indexName, searchParams }),
      ).rejects.toMatchObject({ status: 403 });
      await expect(
        client(secured).searchSingleIndex({ indexName: 'plimsoll_name_asc', searchParams }),
      ).rejects.toMatchObject({ status: 403 });
    });

    it('reports errors with a status that the client does not retry', async () => {
      await expect(client('other').searchSingleIndex({ indexName })).rejects.toMatchObject({
        status: 403,
        message: 'Invalid Application-ID or API key',
      });
      await expect(client().searchSingleIndex({ indexName: 'books' })).rejects.toMatchObject({
        status: 404,
      });
      await expect(
        client().searchSingleIndex({ indexName, searchParams: { aroundLatLng: '1,1' } }),
      ).rejects.toMatchObject({ status: 400 });
      await expect(client().getSettings({ indexName })).rejects.toMatchObject({ status: 400 });
    });
  });

  it('accepts the key in the URL, as browsers send it, with any content type', async () => {
    const response = await fetch(
      `${server.url}/1/indexes/*/queries?x-algolia-application-id=${applicationId}&x-algolia-api-key=${searchKey}`,
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ requests: [{ indexName, query: 'has' }] }),
      },
    );

    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('tells browsers where to search', async () => {
    const response = await fetch(`${server.url}/settings`);

    expect(await response.json()).toEqual(EMBEDDED_SEARCH);
  });

  describe('refuses', () => {
    const queries = '/1/indexes/*/queries';

    it('a body above 64 kB, announced or not', async () => {
      const body = JSON.stringify({
        requests: [{ indexName, query: 'x'.repeat(SEARCH_LIMITS.bodyBytes) }],
      });
      const chunked = await fetch(`${server.url}${queries}`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit);

      expect((await post(queries, body)).status).toBe(413);
      expect(chunked.status).toBe(413);
    });

    it('more than twenty queries, a query above 512 bytes and more than a thousand hits', async () => {
      const entry = { indexName, query: 'a' };

      expect(
        await post(queries, { requests: Array.from({ length: 21 }, () => entry) }),
      ).toMatchObject({ status: 400, body: { message: expect.stringContaining('20') as string } });
      expect(
        await post(queries, { requests: [{ indexName, query: 'é'.repeat(257) }] }),
      ).toHaveProperty('body.message', 'The search is too long: at most 512 bytes. Shorten it.');
      expect(await post(queries, { requests: [{ ...entry, hitsPerPage: 1001 }] })).toMatchObject({
        status: 400,
      });
    });

    it('bodies that are not JSON, not an object, compressed, or not sent by POST', async () => {
      expect(await post(queries, '{')).toMatchObject({
        status: 400,
        body: { message: 'The body is not valid JSON.', status: 400 },
      });
      expect((await post(queries, '[]')).status).toBe(400);
      expect((await post(queries, '{}', { 'content-encoding': 'gzip' })).status).toBe(400);
      expect((await fetch(`${server.url}${queries}`)).status).toBe(400);
    });

    it('a client over the limit, and says when to try again', async () => {
      let now = 1_000_000;
      const limited = await listenSearchEndpoint({
        search: { requestsPerMinute: 6, settings: EMBEDDED_SEARCH },
        now: () => now,
      });
      const ask = (headers = {}) =>
        post(queries, { requests: [{ indexName, query: 'has' }] }, headers, limited.url);
      for (let count = 0; count < 6; count++) expect((await ask()).status).toBe(200);

      const refused = await ask({ 'x-forwarded-for': '203.0.113.9' });
      expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
      expect(refused.headers.get('retry-after')).toBe('10');
      now += 10_000;
      expect((await ask()).status).toBe(200);
      await limited.close();
    });

    it('only the client over the limit, not others behind the same proxy', async () => {
      const limited = await listenSearchEndpoint({
        search: { requestsPerMinute: 1, settings: EMBEDDED_SEARCH },
        trustedProxies: 1,
        now: () => 1_000_000,
      });
      const request = { requests: [{ indexName, query: 'has' }] };
      const askFrom = async (address: string) => {
        const headers = { 'x-forwarded-for': `198.51.100.1, ${address}` };
        return (await post(queries, request, headers, limited.url)).status;
      };

      expect(await askFrom('203.0.113.9')).toBe(200);
      expect(await askFrom('203.0.113.9')).toBe(429);
      expect(await askFrom('203.0.113.10')).toBe(200);
      await limited.close();
    });
  });
});
