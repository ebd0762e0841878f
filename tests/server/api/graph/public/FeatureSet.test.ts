import { dataOf, refusalOf } from '../../../../support/askGraph';

interface SetAnswer {
  readonly featureSet: {
    readonly features: readonly { readonly slug: string }[];
    readonly moved: readonly {
      readonly slug: string;
      readonly movedTo: { readonly slug: string };
    }[];
    readonly absent: readonly {
      readonly slug: string;
      readonly reason: string;
      readonly matches: readonly { readonly slug: string }[];
    }[];
    readonly coverage: {
      readonly supportedShare: number;
      readonly blockerRanges: readonly { readonly share: number }[];
      readonly releasesToDrop: { readonly isEnough: boolean };
    };
    readonly costs: readonly { readonly gainedShare: number }[];
    readonly costliestPair: { readonly features: readonly { readonly slug: string }[] } | null;
    readonly gaps: readonly {
      readonly share: number;
      readonly features: readonly { readonly slug: string }[];
    }[];
  };
}

const QUERY = `query ($slugs: [String!]!, $audience: String!) { featureSet(slugs: $slugs) {
  features { slug } moved { slug movedTo { slug } } absent { slug reason matches { slug } }
  coverage(audience: $audience) { supportedShare blockerRanges { share } releasesToDrop(linePercent: 95) { isEnough } }
  costs(audience: $audience) { gainedShare }
  costliestPair(audience: $audience) { features { slug } }
  gaps(audience: $audience) { share features { slug } }
} }`;

const setOf = (slugs: readonly string[]) =>
  dataOf<SetAnswer>(QUERY, { slugs, audience: 'region:DE' }).featureSet;
const sum = (rows: readonly { readonly share: number }[]): number =>
  rows.reduce((total, { share }) => total + share, 0);

describe('FeatureSet', () => {
  it('answers for all features together, and names who lacks which', () => {
    const { features, coverage, gaps, costs, costliestPair, absent } = setOf([
      'has',
      'temporal',
      'user-select',
    ]);

    expect(features.map(({ slug }) => slug)).toEqual(['has', 'temporal', 'user-select']);
    expect(absent).toEqual([]);
    expect(costs).toHaveLength(3);
    expect(costliestPair?.features).toHaveLength(2);
    expect(sum(gaps)).toBeCloseTo(sum(coverage.blockerRanges), 9);
    expect(gaps.every((gap) => gap.features.length > 0)).toBe(true);
  });

  it('follows moved names and removes duplicates', () => {
    const { features, moved } = setOf(['single-color-gradients', 'has', ' has ', 'gradients']);

    expect(new Set(features.map(({ slug }) => slug)).size).toBe(features.length);
    expect(features.some(({ slug }) => slug === 'has')).toBe(true);
    for (const { movedTo } of moved) expect(features).toContainEqual(movedTo);
  });

  it('suggests near matches for unknown features', () => {
    const { features, absent } = setOf(['has', 'contaner-queries']);

    expect(features).toEqual([{ slug: 'has' }]);
    expect(absent).toEqual([
      {
        slug: 'contaner-queries',
        reason: 'UNKNOWN',
        matches: expect.arrayContaining([{ slug: 'container-queries' }]) as unknown,
      },
    ]);
  });

  it('omits features beyond fifty, and says so', () => {
    const slugs = dataOf<{ features: { edges: { node: { slug: string } }[] } }>(
      '{ features(first: 60) { edges { node { slug } } } }',
    ).features.edges.map(({ node }) => node.slug);
    const { features, absent } = setOf(slugs);

    expect(features).toHaveLength(50);
    expect(absent.map(({ slug, reason }) => [slug, reason])).toEqual(
      slugs.slice(50).map((slug) => [slug, 'OVER_LIMIT']),
    );
  });

  it('refuses an oversized list and an invalid line', () => {
    const slugs = Array.from({ length: 201 }, (_, index) => `name-${index}`);

    expect(
      refusalOf('query ($slugs: [String!]!) { featureSet(slugs: $slugs) { features { slug } } }', {
        slugs,
      }),
    ).toMatchObject({ code: 'ARGUMENT_INVALID' });
    expect(
      refusalOf(
        '{ featureSet(slugs: ["has"]) { coverage(audience: "world") { releasesToDrop(linePercent: 0) { isEnough } } } }',
      ).code,
    ).toBe('ARGUMENT_INVALID');
  });
});
