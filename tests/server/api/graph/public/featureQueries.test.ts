import { dataOf, refusalOf } from '../../../../support/askGraph';
import type { FeatureAnswer } from '../../../../support/GraphAnswer';

const found = (query: string) =>
  dataOf(
    'query ($query: String) { features(query: $query, first: 100) { totalCount edges { node { slug } } queryProblem { message start end suggestion } } }',
    { query },
  ).features;

const near = (slug: string, first?: number): string[] =>
  dataOf(
    'query ($slug: String!, $first: Int) { featureNearMatches(slug: $slug, first: $first) { slug } }',
    { slug, first },
  ).featureNearMatches.map(({ slug: found }) => found);

describe('features', () => {
  it('lists all of them for an empty query', () => {
    for (const query of ['', '   '])
      expect(found(query)).toMatchObject({ totalCount: 1204, queryProblem: null });
  });

  it('finds what contains every word, in any case and order', () => {
    const slugs = found('QUERIES container').edges.map(({ node }) => node.slug);

    expect(slugs).toContain('container-queries');
    expect(found('container queries').edges).toEqual(found('Queries CONTAINER').edges);
    expect(found('container queries').totalCount).toBeLessThan(found('container').totalCount);
  });

  it('treats a quoted phrase as one word', () => {
    expect(found('"container queries"').edges.map(({ node }) => node.slug)).toContain(
      'container-queries',
    );
    expect(found('"queries container"').totalCount).toBe(0);
  });

  it('reports an unclosed quotation mark, and returns no rows', () => {
    expect(found('grid "sub')).toMatchObject({
      totalCount: 0,
      edges: [],
      queryProblem: { start: 5, end: 9, message: expect.stringContaining('not closed') as string },
    });
  });

  it('suggests a valid query for one with an unknown name', () => {
    const { queryProblem, edges } = found('grid grop:css');
    expect(edges).toEqual([]);
    expect(queryProblem).toMatchObject({ start: 5, end: 9, suggestion: 'grid group:css' });
    expect(found('grid group:csss').queryProblem).toMatchObject({
      start: 11,
      end: 15,
      suggestion: 'grid group:css',
    });
    expect(found(queryProblem!.suggestion!).totalCount).toBeGreaterThan(0);
  });

  it('measures coverage for the audience of the list', () => {
    const count = (audience: string) =>
      dataOf(
        'query ($audience: String!) { features(query: "coverage:>=97", audience: $audience) { totalCount } }',
        { audience },
      ).features.totalCount;
    expect(count('baseline:widely')).toBeGreaterThan(count('world'));
  });

  it('reports a query that is too long', () => {
    expect(found('x'.repeat(2049))).toMatchObject({
      totalCount: 0,
      queryProblem: { start: 2048, end: 2049 },
    });
    expect(found('x'.repeat(2048)).queryProblem).toBeNull();
  });
});

describe('featureNearMatches', () => {
  it('finds the feature behind a typo', () => {
    expect(near('hsa')[0]).toBe('has');
    expect(near('subgridd')[0]).toBe('subgrid');
    expect(near('conatiner-queries')[0]).toBe('container-queries');
  });

  it('finds a feature by its name', () => {
    expect(near('Intersection observer')[0]).toBe('intersection-observer');
  });

  it('is empty for an existing or moved id, and for nonsense', () => {
    for (const slug of ['grid', 'masonry', 'zzzzqqqq', '', '   ']) expect(near(slug)).toEqual([]);
  });

  it('returns the requested number, within bounds', () => {
    expect(near('container', 2)).toHaveLength(2);
    expect(refusalOf('{ featureNearMatches(slug: "x", first: 21) { slug } }').code).toBe(
      'PAGE_SIZE_INVALID',
    );
  });
});

describe('featuresNearLine', () => {
  it('returns the features closest to the line on both sides', () => {
    const { above, below } = dataOf(
      '{ featuresNearLine(audience: "world", linePercent: 90, first: 20) { above { ...Share } below { ...Share } } } fragment Share on Feature { coverage(audience: "world") { verdict(linePercent: 90) { share } } }',
    ).featuresNearLine;
    const shares = (features: readonly FeatureAnswer[]): number[] =>
      features.map(({ coverage }) => coverage.verdict.share);

    expect(shares(above)).toHaveLength(20);
    expect(shares(above)).toEqual(shares(above).toSorted((a, b) => a - b));
    expect(Math.min(...shares(above))).toBeGreaterThanOrEqual(0.9);
    expect(shares(below)).toEqual(shares(below).toSorted((a, b) => b - a));
    expect(Math.max(...shares(below))).toBeLessThan(0.9);
  });

  it('refuses an invalid line', () => {
    for (const line of [0, -5, 100.1]) {
      expect(
        refusalOf(
          `{ featuresNearLine(audience: "world", linePercent: ${line}) { above { slug } } }`,
        ).code,
      ).toBe('ARGUMENT_INVALID');
    }
  });
});
