import { dataOf, refusalOf } from '../../../../support/askGraph';

describe('Feature', () => {
  it('states since when every core browser supports it', () => {
    const { feature } = dataOf(
      '{ feature(slug: "has") { ... on Feature { id name baseline { status newlyOn widelyOn limitedReason missingBrowsers { slug } } support { browser { slug } version release { id } } } } }',
    );

    expect(feature).toMatchObject({
      id: 'feature:has',
      name: ':has()',
      baseline: {
        status: 'WIDELY',
        newlyOn: '2023-12-19',
        widelyOn: '2026-06-19',
        limitedReason: null,
        missingBrowsers: [],
      },
    });
    expect(feature.support).toHaveLength(7);
    expect(feature.support[6]).toEqual({
      browser: { slug: 'safari_ios' },
      version: '15.4',
      release: { id: 'release:safari_ios@15.4' },
    });
  });

  it('names a polyfill with its price, and who loads it', () => {
    const { feature } = dataOf(
      '{ feature(slug: "popover") { ... on Feature { polyfill(audience: "region:DE") { package version condition loader bytes { minified gzip brotli } neededShare lacks measuredOn } buildTransform { package } } } }',
    );
    const { bytes, neededShare, loader, condition } = feature.polyfill;

    expect(feature.polyfill.package).toBe('@oddbird/popover-polyfill');
    expect(loader).toBe(`if (!(${condition})) {\n  await import('@oddbird/popover-polyfill');\n}`);
    expect(bytes.minified).toBeGreaterThan(bytes.gzip);
    expect(bytes.gzip).toBeGreaterThan(bytes.brotli);
    expect(neededShare).toBeGreaterThan(0);
    expect(neededShare).toBeLessThan(0.3);
    expect(feature.buildTransform).toBeNull();
  });

  it('names a tool that rewrites it in a build', () => {
    const { feature } = dataOf(
      '{ feature(slug: "nesting") { ... on Feature { polyfill(audience: "world") { package } buildTransform { package sample bytesBefore bytesAfter } } } }',
    );

    expect(feature.polyfill).toBeNull();
    expect(feature.buildTransform).toMatchObject({
      package: 'lightningcss',
      bytesBefore: 28,
      bytesAfter: 30,
    });
  });

  it('has the status as of the day of the request', () => {
    const status = (today: string): string =>
      dataOf('{ feature(slug: "has") { ... on Feature { baseline { status } } } }', {}, today)
        .feature.baseline.status;

    expect(status('2026-06-18')).toBe('NEWLY');
    expect(status('2026-06-19')).toBe('WIDELY');
  });

  it('resolves an old id to the feature it moved to or was split into', () => {
    const query =
      'query ($slug: String!) { feature(slug: $slug) { __typename ... on MovedFeature { slug movedTo { slug } } ... on SplitFeature { slug splitInto { slug } } } }';

    expect(dataOf(query, { slug: 'masonry' }).feature).toEqual({
      __typename: 'MovedFeature',
      slug: 'masonry',
      movedTo: { slug: 'grid-lanes' },
    });
    expect(dataOf(query, { slug: 'text-wrap-style' }).feature).toMatchObject({
      __typename: 'SplitFeature',
      slug: 'text-wrap-style',
      splitInto: [{}, {}, {}],
    });
    expect(dataOf(query, { slug: 'no-such-feature' }).feature).toBeNull();
  });

  it('covers every browser, and marks derived answers', () => {
    const { supportByBrowser } = dataOf(
      '{ feature(slug: "has") { ... on Feature { supportByBrowser { browser { slug } class version isDerived release { version } } } } }',
    ).feature;
    const of = (slug: string) => supportByBrowser.find(({ browser }) => browser.slug === slug);

    expect(supportByBrowser).toHaveLength(17);
    expect(of('firefox')).toMatchObject({
      class: 'YES',
      version: '121',
      isDerived: false,
      release: { version: '121' },
    });
    expect(of('samsunginternet_android')).toMatchObject({
      class: 'YES',
      version: '20.0',
      isDerived: true,
    });
    expect(of('ie')).toMatchObject({ class: 'NO', version: null, isDerived: true });
  });

  it('pages through its keys and lists its references', () => {
    const { feature } = dataOf(
      '{ feature(slug: "grid") { ... on Feature { compatKeys(first: 2, skip: 1) { totalCount edges { node { path feature { slug } } } } mdnUrls(first: 3) groups { path } specifications { id title url } } } }',
    );

    expect(feature.compatKeys.totalCount).toBeGreaterThan(10);
    expect(feature.compatKeys.edges).toHaveLength(2);
    expect(feature.compatKeys.edges[0]?.node.feature.slug).toBe('grid');
    expect(feature.mdnUrls).toHaveLength(3);
    expect(feature.groups).toContainEqual({ path: 'css/layout/grid' });
    expect(feature.specifications[0]?.title).toContain('Grid');
  });

  it('refuses an invalid audience and keeps the rest of the answer', () => {
    expect(
      refusalOf(
        '{ feature(slug: "has") { ... on Feature { coverage(audience: "region:XX") { supportedShare } } } catalogue { version } }',
      ).code,
    ).toBe('AUDIENCE_INVALID');
  });
});
