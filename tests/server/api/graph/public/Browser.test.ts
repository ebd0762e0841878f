import { dataOf } from '../../../../support/askGraph';

describe('Browser', () => {
  it('has its facts and its releases, oldest first', () => {
    const { browser } = dataOf(
      '{ browser(slug: "samsunginternet_android") { id name type isCore upstream { slug } releaseCount currentRelease { status } releases { version } share(audience: "world") } }',
    );

    expect(browser).toMatchObject({
      id: 'browser:samsunginternet_android',
      name: 'Samsung Internet',
      type: 'MOBILE',
      isCore: false,
      upstream: { slug: 'chrome_android' },
    });
    expect(browser.releases).toHaveLength(browser.releaseCount);
    expect(browser.releases[0]?.version).toBe('1.0');
    expect(browser.currentRelease.status).toBe('current');
    expect(browser.share).toBeGreaterThan(0);
  });

  it('is listed in catalogue order, core browsers first', () => {
    const flags = dataOf('{ browsers { isCore } }').browsers.map(({ isCore }) => isCore);

    expect(flags).toEqual([...Array<boolean>(7).fill(true), ...Array<boolean>(10).fill(false)]);
  });

  it('is suggested for a mistyped name', () => {
    const near = (slug: string) =>
      dataOf('query ($slug: String!) { browserNearMatches(slug: $slug) { slug } }', { slug })
        .browserNearMatches;

    expect(near('safari-ios')[0]).toEqual({ slug: 'safari_ios' });
    expect(near('crome')[0]).toEqual({ slug: 'chrome' });
    expect(near('chrome')).toEqual([]);
    expect(dataOf('{ browser(slug: "netscape") { name } }').browser).toBeNull();
  });
});
