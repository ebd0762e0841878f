import { dataOf } from '../../../../support/askGraph';

describe('Release', () => {
  it('has its neighbors and what it added', () => {
    const { release } = dataOf(
      '{ release(browser: "safari_ios", version: "15.4") { id releasedOn engine browser { slug } previous { version } next { version } newFeatureCount newFeatures(first: 100) { totalCount edges { node { slug } } } newCompatKeys(first: 1) { totalCount } share(audience: "world") } }',
    );

    expect(release).toMatchObject({
      id: 'release:safari_ios@15.4',
      releasedOn: '2022-03-14',
      engine: 'WebKit',
      browser: { slug: 'safari_ios' },
      previous: { version: '15.3' },
      next: { version: '15.5' },
    });
    expect(release.newFeatures.edges).toHaveLength(release.newFeatureCount);
    expect(release.newFeatures.edges).toContainEqual({ node: { slug: 'has' } });
    expect(release.newCompatKeys.totalCount).toBeGreaterThan(100);
    expect(release.share).toBeGreaterThan(0);
  });

  it('is null for an unknown version or browser', () => {
    expect(
      dataOf(
        '{ a: release(browser: "safari_ios", version: "99.9") { id } b: release(browser: "netscape", version: "4") { id } }',
      ),
    ).toEqual({ a: null, b: null });
  });

  it('has no neighbor before the first or after the last release', () => {
    const { releases } = dataOf(
      '{ browser(slug: "edge") { releases { previous { id } next { id } } } }',
    ).browser;

    expect(releases[0]?.previous).toBeNull();
    expect(releases.at(-1)?.next).toBeNull();
  });
});
