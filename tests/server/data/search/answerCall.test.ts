import type { SearchHit } from '@/domain/SearchHit';
import { answerCall } from '@/server/data/search/answerCall';
import type { HitsResult } from '@/server/data/search/answerQuery';
import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';
import { parseFilters } from '@/server/data/search/parseFilters';
import { seededRandom } from '../../../support/seededRandom';
import { tracedSpans } from '../../../support/tracedSpans';

const index = loadSearchIndex();

const ask = (parameters: Readonly<Record<string, unknown>>): HitsResult =>
  answerCall('/1/indexes/plimsoll/query', parameters, index, {}) as HitsResult;
const kinds = (hits: readonly SearchHit[]) => [...new Set(hits.map(({ kind }) => kind))];

describe('answerCall', () => {
  it('finds everything for an empty query, with the total', () => {
    const { nbHits, nbPages, hits, facets } = ask({ facets: ['kind'] });

    expect(nbHits).toBe(index.records.length);
    expect(Object.values(facets!.kind!).reduce((sum, count) => sum + count)).toBe(nbHits);
    expect(hits).toHaveLength(20);
    expect(nbPages).toBe(50);
  });

  it('returns consistent pages and offsets, and nothing beyond the thousandth hit', () => {
    const ids = ({ hits }: HitsResult) => hits.map(({ objectID }) => objectID);
    const all = ids(ask({ query: 'grid', hitsPerPage: 30 }));

    expect([
      ...ids(ask({ query: 'grid', hitsPerPage: 10 })),
      ...ids(ask({ query: 'grid', hitsPerPage: 10, page: 1 })),
    ]).toEqual(all.slice(0, 20));
    expect(ids(ask({ query: 'grid', offset: 5, length: 7 }))).toEqual(all.slice(5, 12));
    expect(ask({ hitsPerPage: 100, page: 10 }).hits).toEqual([]);
    expect(ask({ offset: 995, length: 20 }).hits).toHaveLength(5);
  });

  it.each([
    ['kind:feature', ['feature']],
    ['kind:FEATURE AND baseline:widely', ['feature']],
    ['(kind:browser OR kind:group) AND NOT kind:group', ['browser']],
    ['kind:browser OR kind:group', ['browser', 'group']],
    [
      'NOT kind:feature AND NOT kind:key AND NOT kind:release AND NOT kind:specification AND NOT kind:browser',
      ['group'],
    ],
    ['kind:release AND browser:"Safari on iOS"', ['release']],
    ['newlyAt >= 1700000000 AND kind:feature', ['feature']],
    ['newlyAt:1700000000 TO 1710000000 AND kind:release', ['release']],
    ["objectID:'feature:has'", ['feature']],
  ])('filters by %s', (filters, expected) => {
    const { hits } = ask({ filters, hitsPerPage: 1000 });

    expect(hits.length).toBeGreaterThan(0);
    expect(kinds(hits).sort()).toEqual([...expected].sort());
  });

  it('reads lists of facet filters as AND of OR, with negations and escaped hyphens', () => {
    expect(
      kinds(
        ask({ facetFilters: [['kind:browser', 'kind:group'], 'kind:-group'], hitsPerPage: 1000 })
          .hits,
      ),
    ).toEqual(['browser']);
    expect(ask({ facetFilters: ['group:\\-nothing'] }).nbHits).toBe(0);
    expect(
      kinds(ask({ params: 'facetFilters=%5B%22kind%3Abrowser%22%5D&hitsPerPage=3' }).hits),
    ).toEqual(['browser']);
    expect(
      ask({
        numericFilters: ['newlyAt > 1700000000', ['newlyAt < 1', 'newlyAt >= 1']],
        facetFilters: 'kind:feature',
      }).nbHits,
    ).toBeGreaterThan(10);
  });

  it.each([
    [{ filters: 'kind:feature OR' }],
    [{ filters: 'kind:feature AND baseline:WIDELY OR kind:key' }],
    [{ filters: '(kind:feature AND baseline:WIDELY) OR kind:key' }],
    [{ filters: 'kind:feature) OR (kind:key' }],
    [{ filters: 'colour:red' }],
    [{ filters: 'tagged' }],
    [{ filters: 'kind:"feature' }],
    [{ filters: 'newlyAt > soon' }],
    [{ facetFilters: [[['kind:feature']]] }],
    [{ numericFilters: ['kind > 3'] }],
    [{ facets: ['name'] }],
    [{ restrictSearchableAttributes: ['constructor'] }],
    [{ typoTolerance: 'some' }],
    [{ queryType: 'prefixFirst' }],
    [{ hitsPerPage: -1 }],
    [{ query: 7 }],
    [{ aroundLatLng: '1,1' }],
    [{ synonyms: true }],
  ])('refuses %j', (parameters) => {
    expect(() => ask(parameters)).toThrow(
      expect.objectContaining({ name: 'SearchProblem', status: 400 }) as Error,
    );
  });

  it('accepts parameters for statistics without effect', () => {
    expect(
      ask({ query: 'has', clickAnalytics: true, userToken: 'me', analyticsTags: ['box'] }),
    ).not.toHaveProperty('queryID');
  });

  it('highlights with the requested tags, and escapes nothing', () => {
    const [hit] = ask({
      query: 'contain',
      hitsPerPage: 1,
      facetFilters: ['kind:feature'],
      highlightPreTag: '[',
      highlightPostTag: ']',
      attributesToHighlight: ['name'],
    }).hits;

    expect(hit!._highlightResult).toEqual({
      name: expect.objectContaining({
        value: expect.stringMatching(/^\[contain\]/i) as string,
        matchLevel: 'full',
      }) as unknown,
    });
    expect(ask({ query: 'progress', hitsPerPage: 1 }).hits[0]!._highlightResult!.name!.value).toBe(
      '<<em>progress</em>>',
    );
  });

  it('returns the requested attributes and always the id', () => {
    expect(
      ask({
        query: 'has',
        hitsPerPage: 1,
        attributesToRetrieve: ['name'],
        attributesToHighlight: [],
      }).hits,
    ).toEqual([{ objectID: 'feature:has', name: ':has()' }]);
    expect(
      ask({ query: 'has', hitsPerPage: 1, attributesToRetrieve: ['*', '-description'] }).hits[0],
    ).not.toHaveProperty('description');
  });

  it('respects settings for typos, prefixes and searchable attributes', () => {
    expect(ask({ query: 'contaner', typoTolerance: false }).nbHits).toBe(0);
    expect(ask({ query: 'conta', queryType: 'prefixNone' }).nbHits).toBeLessThan(
      ask({ query: 'conta' }).nbHits,
    );
    expect(ask({ query: 'hyperlink', restrictSearchableAttributes: ['name'] }).nbHits).toBeLessThan(
      ask({ query: 'hyperlink' }).nbHits,
    );
  });

  it('is traced with the length of the query but not its text', async () => {
    const requests = [{ indexName: 'plimsoll', query: 'subgrid' }];
    const spans = await tracedSpans(() =>
      Promise.resolve(answerCall('/1/indexes/*/queries', { requests }, loadSearchIndex(), {})),
    );

    expect(spans).toEqual([{ name: 'search', attributes: { 'search.query.length': 7 } }]);
  });

  it('stops at the first query with enough hits, on request', () => {
    const requests = [
      { indexName: 'plimsoll', query: 'grid', hitsPerPage: 5 },
      { indexName: 'plimsoll', query: 'flex' },
    ];
    const { results } = answerCall(
      '/1/indexes/*/queries',
      { requests, strategy: 'stopIfEnoughMatches' },
      index,
      {},
    ) as { results: HitsResult[] };

    expect(results.map(({ hits }) => hits.length)).toEqual([5, 0]);
    expect(results[1]!.processed).toBe(false);
  });

  it('never lets a caller escape a key’s filter, whatever text is sent', () => {
    const random = seededRandom(46);
    const pieces = [
      'kind:key',
      'kind:feature',
      ')',
      '(',
      ' OR ',
      ' AND ',
      'NOT ',
      '"',
      "'",
      '\\',
      ':',
      'newlyAt > 0',
      ' TO ',
      '-',
      'objectID:feature:has',
      ' ',
    ];
    const restrictions = { predicate: parseFilters('kind:browser') };
    let answered = 0;
    for (let round = 0; round < 3000; round++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 9) },
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');
      for (const parameters of [
        { filters: text },
        { facetFilters: text },
        { params: `filters=${encodeURIComponent(text)}` },
      ]) {
        const hits = hitsOrRefusal(
          { query: round % 3 === 0 ? 'a' : '', ...parameters },
          restrictions,
        );
        if (hits) answered++;
        expect(hits?.filter(({ kind }) => kind !== 'browser') ?? []).toEqual([]);
      }
    }
    expect(answered).toBeGreaterThan(100);
  });
});

/** Anything but a refusal, such as a fault, is thrown on. */
function hitsOrRefusal(
  parameters: Readonly<Record<string, unknown>>,
  restrictions: Parameters<typeof answerCall>[3],
): readonly SearchHit[] | undefined {
  try {
    return (
      answerCall(
        '/1/indexes/plimsoll/query',
        { ...parameters, attributesToHighlight: [] },
        index,
        restrictions,
      ) as HitsResult
    ).hits;
  } catch (error) {
    if (error instanceof Error && error.name === 'SearchProblem') return undefined;
    throw error;
  }
}
