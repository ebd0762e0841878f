import { dataOf, refusalOf } from '../../../../support/askGraph';

const COUNTS = '{ bothCount onlyLeftCount onlyRightCount neitherCount unknownCount }';

interface Answer {
  readonly releaseComparison: {
    readonly left: { readonly id: string };
    readonly right: { readonly id: string };
    readonly features: { readonly onlyLeftCount: number; readonly onlyRightCount: number };
    readonly compatKeys: { readonly onlyRightCount: number };
    readonly areas: readonly {
      readonly root: { readonly path: string };
      readonly onlyLeftCount: number;
      readonly onlyRightCount: number;
    }[];
    readonly list: {
      readonly totalCount: number;
      readonly edges: readonly {
        readonly cursor: string;
        readonly otherClass: string;
        readonly node: {
          readonly slug?: string;
          readonly name?: string;
          readonly path?: string;
          readonly coverage?: { readonly verdict: { readonly share: number } };
        };
      }[];
    };
  } | null;
}

function compare(
  selection: string,
  args = 'leftBrowser: "safari", leftVersion: "15.3", rightBrowser: "safari", rightVersion: "15.4"',
) {
  return dataOf<Answer>(`{ releaseComparison(${args}) { ${selection} } }`).releaseComparison!;
}

describe('ReleaseComparison', () => {
  it('lists what a release added, with the previous release’s support', () => {
    const { left, right, features, list } = compare(
      `left { id } right { id } features ${COUNTS} list: featuresOnlyIn(side: RIGHT, first: 100) { totalCount edges { otherClass node { slug } } }`,
    );

    expect([left.id, right.id]).toEqual(['release:safari@15.3', 'release:safari@15.4']);
    expect(list.totalCount).toBe(features.onlyRightCount);
    expect(list.edges).toContainEqual({ otherClass: 'NO', node: { slug: 'has' } });
    expect(list.edges.map(({ otherClass }) => otherClass)).toContain('PARTIAL');
  });

  it('sorts features by name, ignoring leading punctuation', () => {
    const { list } = compare(
      'list: featuresOnlyIn(side: LEFT, first: 100) { totalCount edges { node { slug name } } }',
      'leftBrowser: "chrome", rightBrowser: "safari"',
    );
    const names = list.edges.map(({ node }) => node.name!);

    expect(names.length).toBe(100);
    const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
    const withoutPunctuation = (name: string) => name.replace(/[^\p{L}\p{N}\s]+/gu, ' ').trim();

    expect(names).toEqual(
      names.toSorted((a, b) => collator.compare(withoutPunctuation(a), withoutPunctuation(b))),
    );
  });

  it('sorts features by how much of an audience can use them, if asked for one', () => {
    const { list } = compare(
      'list: featuresOnlyIn(side: LEFT, audience: "region:DE", first: 100) { totalCount edges { node { name coverage(audience: "region:DE") { verdict(linePercent: 95) { share } } } } }',
      'leftBrowser: "chrome", rightBrowser: "safari"',
    );
    const shares = list.edges.map(({ node }) => node.coverage!.verdict.share);

    expect(shares.length).toBe(100);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('refuses to sort for an audience that does not exist', () => {
    expect(
      refusalOf(
        '{ releaseComparison(leftBrowser: "chrome", rightBrowser: "safari") { featuresOnlyIn(side: LEFT, audience: "region:XX") { totalCount } } }',
      ).code,
    ).toBe('AUDIENCE_INVALID');
  });

  it('uses the current release for a browser without a version', () => {
    const { left, right } = compare(
      'left { id } right { id }',
      'leftBrowser: "chrome", rightBrowser: "ie", rightVersion: ""',
    );

    expect(left.id).toBe(
      `release:chrome@${dataOf('{ browser(slug: "chrome") { currentRelease { version } } }').browser.currentRelease.version}`,
    );
    expect(right.id).toBe('release:ie@11');
  });

  it('pages through the keys of one area, and counts keys by area', () => {
    const keys = (rest: string) =>
      `list: compatKeysOnlyIn(side: RIGHT, ${rest}) { totalCount edges { cursor node { path } } }`;
    const { areas, compatKeys, list } = compare(
      `areas { root { path } onlyLeftCount onlyRightCount } compatKeys ${COUNTS} ${keys('area: "css", first: 2')}`,
    );
    const after = compare(keys(`area: "css", first: 2, after: "${list.edges[0]!.cursor}"`)).list;

    expect(areas.reduce((sum, { onlyRightCount }) => sum + onlyRightCount, 0)).toBe(
      compatKeys.onlyRightCount,
    );
    expect(list.totalCount).toBe(areas.find(({ root }) => root.path === 'css')?.onlyRightCount);
    expect(list.edges.every(({ node }) => node.path?.startsWith('css.'))).toBe(true);
    expect(after.edges[0]?.node.path).toBe(list.edges[1]?.node.path);
    expect(compare(keys('area: "cobol"')).list.totalCount).toBe(0);
  });

  it('is null for an unknown release, and refuses a cursor from another list', () => {
    expect(
      dataOf<Answer>(
        '{ releaseComparison(leftBrowser: "safari", leftVersion: "15.45", rightBrowser: "chrome") { left { id } } }',
      ).releaseComparison,
    ).toBeNull();
    expect(
      dataOf<Answer>(
        '{ releaseComparison(leftBrowser: "netscape", rightBrowser: "chrome") { left { id } } }',
      ).releaseComparison,
    ).toBeNull();
    expect(
      refusalOf(
        '{ releaseComparison(leftBrowser: "safari", rightBrowser: "chrome") { featuresOnlyIn(side: LEFT, after: "x") { totalCount } } }',
      ).code,
    ).toBe('CURSOR_INVALID');
  });
});

describe('releaseNearMatches', () => {
  const near = (browser: string, version: string) =>
    dataOf<{ readonly releaseNearMatches: readonly { readonly version: string }[] }>(
      'query ($browser: String!, $version: String!) { releaseNearMatches(browser: $browser, version: $version) { version } }',
      {
        browser,
        version,
      },
    ).releaseNearMatches.map(({ version: found }) => found);

  it('lists similar spellings first, then neighboring versions', () => {
    expect(near('safari', '15.45').slice(0, 2)).toEqual(['15.4', '15.5']);
    expect(near('samsunginternet_android', '30')).toContain('30.0');
    expect(near('edge', '19').slice(-2)).toEqual(['18', '79']);
    expect(near('chrome', '9999').at(-1)).toBe(
      dataOf('{ browser(slug: "chrome") { releases { version } } }').browser.releases.at(-1)
        ?.version,
    );
  });

  it('is empty for an existing release, an unknown browser, and an invalid version', () => {
    expect(near('safari', '15.4')).toEqual([]);
    expect(near('netscape', '4')).toEqual([]);
    expect(near('safari', 'the new one')).toEqual([]);
  });
});

describe('Browser.releaseVersions', () => {
  it('lists the newest first', () => {
    const { browser } = dataOf<{
      readonly browser: { readonly releaseVersions: readonly string[] };
    }>('{ browser(slug: "ie") { releaseVersions } }');

    expect(browser.releaseVersions.slice(0, 2)).toEqual(['11', '10']);
  });
});
