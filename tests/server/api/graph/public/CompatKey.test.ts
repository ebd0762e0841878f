import { dataOf, refusalOf } from '../../../../support/askGraph';
import type { CompatKeyAnswer, ConnectionAnswer } from '../../../../support/GraphAnswer';

describe('CompatKey', () => {
  it('has its parent and children in the key tree', () => {
    const { compatKey } = dataOf(
      '{ compatKey(path: "css.selectors") { id name hasData parent { path } ancestors { path } childCount descendantCount children { path } } }',
    );

    expect(compatKey).toMatchObject({
      id: 'key:css.selectors',
      name: 'selectors',
      hasData: false,
      parent: { path: 'css' },
      ancestors: [{ path: 'css' }],
    });
    expect(compatKey.children).toHaveLength(compatKey.childCount);
    expect(compatKey.descendantCount).toBeGreaterThanOrEqual(compatKey.childCount);
  });

  it('has a cell for every browser or for the requested ones, in browser order', () => {
    const cells = (args: string): string[] =>
      dataOf(
        `{ compatKey(path: "css.selectors.has") { support${args} { browser { slug } } } }`,
      ).compatKey.support.map(({ browser }) => browser.slug);

    expect(cells('')).toHaveLength(17);
    expect(cells('(browsers: ["safari_ios", "chrome"])')).toEqual(['chrome', 'safari_ios']);
    expect(
      refusalOf(
        '{ compatKey(path: "css.selectors.has") { support(browsers: ["netscape"]) { label } } }',
      ),
    ).toEqual({
      code: 'ARGUMENT_INVALID',
      message: '`browsers` names “netscape”, but there is no such browser.',
    });
  });

  it('is unknown without data, and has no Baseline status of its own', () => {
    const { compatKey } = dataOf(
      '{ compatKey(path: "css") { baseline { status } differsFromFeature support { class } coverage(audience: "world") { unknownShare } } }',
    );

    expect(compatKey.baseline).toBeNull();
    expect(compatKey.differsFromFeature).toBe(false);
    expect(new Set(compatKey.support.map((cell) => cell.class))).toEqual(new Set(['UNKNOWN']));
    expect(compatKey.coverage.unknownShare).toBeCloseTo(1, 9);
  });

  it('reports when its status differs from its feature’s', () => {
    const { feature } = dataOf(
      '{ feature(slug: "absolute-positioning") { ... on Feature { baseline { status } compatKeys(first: 100) { edges { node { differsFromFeature baseline { status } } } } } } }',
    );
    const keys = feature.compatKeys.edges.map(({ node }) => node);

    expect(keys.some(({ differsFromFeature }) => differsFromFeature)).toBe(true);
    for (const key of keys)
      expect(key.differsFromFeature).toBe(key.baseline?.status !== feature.baseline.status);
  });

  it('marks what a cell’s label leaves out, and returns statements only then', () => {
    const { compatKey } = dataOf(
      '{ compatKey(path: "css.properties.user-select") { support { browser { slug } label marks details { prefix versionAdded notesHtml flags { name } } } } }',
    );
    const safari = compatKey.support.find(({ browser }) => browser.slug === 'safari');

    expect(safari).toMatchObject({ label: '27.3', marks: ['MORE'] });
    expect(safari?.details.map(({ prefix }) => prefix)).toEqual([null, '-webkit-', '-khtml-']);
    const plain = dataOf(
      '{ compatKey(path: "css.selectors.has") { support(browsers: ["safari"]) { label marks details { prefix } } } }',
    ).compatKey.support[0];
    expect(plain).toEqual({ label: '15.4', marks: [], details: [] });
  });
});

describe('compatKeys', () => {
  it('lists all keys with data, or those at or below a path', () => {
    const { all, has, nothing } = dataOf<
      Readonly<Record<string, ConnectionAnswer<CompatKeyAnswer>>>
    >(
      '{ all: compatKeys(first: 1) { totalCount } has: compatKeys(under: "css.selectors.has") { edges { node { path } } } nothing: compatKeys(under: "x.y") { totalCount } }',
    );

    expect(all?.totalCount).toBe(
      dataOf('{ catalogue { compatKeyCount } }').catalogue.compatKeyCount,
    );
    expect(has?.edges.map(({ node }) => node.path)).toEqual(['css.selectors.has']);
    expect(nothing?.totalCount).toBe(0);
  });

  it('continues after a cursor', () => {
    const query =
      'query ($after: String) { compatKeys(under: "css.selectors", first: 2, after: $after) { edges { node { path } } pageInfo { endCursor } } }';
    const first = dataOf(query).compatKeys;
    const second = dataOf(query, { after: first.pageInfo.endCursor }).compatKeys;
    const paths = [...first.edges, ...second.edges].map(({ node }) => node.path);

    expect(new Set(paths).size).toBe(4);
    expect(paths).toEqual(paths.toSorted());
  });
});

describe('compatKeyNearMatches', () => {
  const near = (path: string): string[] =>
    dataOf('query ($path: String!) { compatKeyNearMatches(path: $path) { path } }', {
      path,
    }).compatKeyNearMatches.map((key) => key.path);

  it('compares the last segment first, then the parents', () => {
    expect(near('css.selector.has')[0]).toBe('css.selectors.has');
    expect(near('css.properties.gird')[0]).toBe('css.properties.grid');
    expect(near('javascript.builtins.Array.fron')[0]).toBe('javascript.builtins.Array.from');
  });

  it('is empty for an existing path and for nonsense', () => {
    for (const path of ['css.selectors.has', 'zz.qqqqqqqqq', '']) expect(near(path)).toEqual([]);
  });
});
