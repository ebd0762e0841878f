import { dataOf, refusalOf } from '../../../../support/askGraph';

describe('Audience', () => {
  it('has its name, tracked share and releases', () => {
    const { audience } = dataOf(
      '{ audience(key: "region:DE") { key name kind trackedShare isAndroidEstimated sourceNote releaseCount worldShare unmapped { name share } browsers { browser { slug } share } } }',
    );
    const shares = audience.browsers.map(({ share }) => share);

    expect(audience).toMatchObject({
      key: 'region:DE',
      name: 'Germany',
      kind: 'REGION',
      isAndroidEstimated: true,
      worldShare: null,
    });
    expect(audience.trackedShare).toBeGreaterThan(0.9);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(audience.trackedShare, 6);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(audience.releaseCount).toBeGreaterThan(50);
  });

  it('refuses an invalid key with a message', () => {
    const { code, message } = refusalOf('{ audience(key: "region:XX") { name } }');

    expect(code).toBe('AUDIENCE_INVALID');
    expect(message).toMatch(/\.$/);
  });

  it('has presets with valid keys only', () => {
    const { audiencePresets } = dataOf('{ audiencePresets { key name kind } }');

    expect(audiencePresets.length).toBeGreaterThan(240);
    for (const { key, name, kind } of audiencePresets) {
      expect(
        dataOf('query ($key: String!) { audience(key: $key) { name kind } }', { key }).audience,
      ).toEqual({ name, kind });
    }
  });
});
