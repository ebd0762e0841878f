import { dataOf } from '../../../../support/askGraph';

describe('Group', () => {
  it('has its parent and children in the group tree', () => {
    const { group } = dataOf(
      '{ group(path: "css/layout/grid") { id slug parent { path } ancestors { path } children { path } featureCount } }',
    );

    expect(group).toMatchObject({
      id: 'group:css/layout/grid',
      slug: 'grid',
      parent: { path: 'css/layout' },
      ancestors: [{ path: 'css' }, { path: 'css/layout' }],
      children: [],
    });
  });

  it('lists the features of all its descendants, in the requested order', () => {
    const { group } = dataOf(
      '{ group(path: "css/layout") { featureCount features(sort: NEWLY_ON_DESC, first: 100) { totalCount edges { node { slug baseline { newlyOn } } } } } }',
    );
    const dates = group.features.edges.flatMap(({ node }) => node.baseline.newlyOn ?? []);

    expect(group.features.totalCount).toBe(group.featureCount);
    expect(group.features.edges.map(({ node }) => node.slug)).toContain('subgrid');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('counts the features that reach a line, as its list does', () => {
    const { group } = dataOf(
      '{ group(path: "css/layout") { featureCountAtLine(audience: "world", linePercent: 95) features(first: 100) { edges { node { coverage(audience: "world") { verdict(linePercent: 95) { share } } } } } } }',
    );
    const reaching = group.features.edges.filter(({ node }) => node.coverage.verdict.share >= 0.95);

    expect(reaching.length).toBeGreaterThan(0);
    expect(group.featureCountAtLine).toBe(reaching.length);
  });

  it('is listed with all groups, and suggested for a mistyped path', () => {
    expect(dataOf('{ groups { path } }').groups).toHaveLength(104);
    expect(
      dataOf('{ groupNearMatches(path: "css/selector") { path } }').groupNearMatches[0],
    ).toEqual({ path: 'css/selectors' });
    expect(
      dataOf('{ groupNearMatches(path: "css/selectors") { path } group(path: "nowhere") { id } }'),
    ).toEqual({ groupNearMatches: [], group: null });
  });
});
