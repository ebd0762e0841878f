import { dataOf, refusalOf } from '../../../../support/askGraph';

const find = (id: string): unknown =>
  dataOf('query ($id: ID!) { node(id: $id) { __typename id } }', { id }).node;

describe('Node', () => {
  it('finds every object by its id', () => {
    const ids = {
      'feature:has': 'Feature',
      'key:css.selectors.has': 'CompatKey',
      'browser:safari_ios': 'Browser',
      'release:safari_ios@15.4': 'Release',
      'group:css/selectors': 'Group',
      'snapshot:ecmascript-2023': 'Snapshot',
      'spec:selectors-4': 'Specification',
      'audience:region:DE': 'Audience',
    };

    for (const [id, __typename] of Object.entries(ids))
      expect(find(id)).toEqual({ __typename, id });
  });

  it('finds the specification links it returned, each by its own id', () => {
    const { feature } = dataOf(
      '{ feature(slug: "grid") { ... on Feature { specifications { id } compatKeys { edges { node { specifications { id url } } } } } } }',
    );
    const links = feature.compatKeys.edges.flatMap(({ node }) => node.specifications);

    expect(links.length).toBeGreaterThan(10);
    for (const { id, url } of links) {
      expect(
        dataOf('query ($id: ID!) { node(id: $id) { ... on Specification { id url } } }', { id })
          .node,
      ).toEqual({ id, url });
    }
  });

  it('returns null for an unknown or malformed id', () => {
    const ids = [
      '',
      ':',
      'has',
      'feature:',
      'feature:no-such',
      'release:safari_ios',
      'release:@',
      'release:x@1',
      'key:',
      '__proto__:x',
      'constructor:x',
      'audience:region:XX',
      'audience:custom:abcdefghijklmnopqrstuv',
    ];

    for (const id of [
      ...ids,
      'spec:https://elsewhere.example/',
      'spec:x',
      'feature:\u0000',
      `feature:${'x'.repeat(10_000)}`,
    ])
      expect(find(id)).toBeNull();
  });

  it('finds several at once, in their order', () => {
    expect(
      dataOf('{ nodes(ids: ["browser:edge", "nothing", "feature:has"]) { id } }').nodes,
    ).toEqual([{ id: 'browser:edge' }, null, { id: 'feature:has' }]);
    expect(
      refusalOf('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
        ids: Array(101).fill('browser:edge'),
      }).code,
    ).toBe('ARGUMENT_INVALID');
  });
});
