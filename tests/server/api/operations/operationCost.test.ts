import { parse } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { operationCost } from '@/server/api/operations/operationCost';

const costOf = (
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  operationName?: string,
): number => operationCost(schema, parse(query), variables, operationName);

describe('operationCost', () => {
  it('counts a field as one', () => {
    expect(costOf('{ catalogue { version featureCount } }')).toBe(3);
  });

  it('multiplies a page’s contents by its size, fifty by default', () => {
    expect(costOf('{ features(first: 20) { edges { node { slug } } } }')).toBe(1 + 20 * 3);
    expect(costOf('{ features(last: 20) { edges { node { slug } } } }')).toBe(1 + 20 * 3);
    expect(costOf('{ features { edges { node { slug } } } }')).toBe(1 + 50 * 3);
  });

  it('reads a page size from a variable or its default', () => {
    const query = 'query ($n: Int = 7) { features(first: $n) { edges { node { slug } } } }';

    expect(costOf(query)).toBe(1 + 7 * 3);
    expect(costOf(query, { n: 30 })).toBe(1 + 30 * 3);
  });

  it('counts a list without pages with its typical size', () => {
    expect(costOf('{ browsers { slug } }')).toBe(1 + 17);
    expect(costOf('{ browsers { releases { version } } }')).toBe(1 + 17 * (1 + 100));
    expect(costOf('{ nodes(ids: ["a", "b"]) { id } }')).toBe(1 + 2);
  });

  it('counts fragments wherever they are spread', () => {
    const named =
      '{ feature(slug: "has") { ...A } } fragment A on Feature { slug support { ...B ...B } } fragment B on FirstSupport { version }';

    expect(costOf(named)).toBe(1 + 1 + 1 + 7 * 2);
    expect(
      costOf('{ feature(slug: "has") { ... on Feature { slug } ... on MovedFeature { slug } } }'),
    ).toBe(3);
  });

  it('is fast for fragments that double at every step', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, index) =>
        `fragment F${index} on Catalogue { ${index < 59 ? `...F${index + 1} ...F${index + 1}` : 'version'} }`,
    );

    expect(costOf(`{ catalogue { ...F0 } } ${doubling.join(' ')}`)).toBe(1 + 2 ** 59);
  });

  it('counts the operation that will run', () => {
    const two = 'query A { catalogue { version } } query B { browsers { slug } }';

    expect(costOf(two, {}, 'A')).toBe(2);
    expect(costOf(two, {}, 'B')).toBe(18);
  });
});
