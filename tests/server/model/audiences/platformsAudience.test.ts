import type { Audience } from '@/domain/Audience';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { weightsOf } from './weightsOf';

const catalogue = loadCatalogue();

const KEY = 'platforms:ios=60,android=30,desktop=10';

const shareOf = (audience: Audience, ...slugs: readonly string[]): number =>
  slugs
    .flatMap((slug) => [...weightsOf(slug, audience).values()])
    .reduce((sum, share) => sum + share, 0);

const ANDROID = ['chrome_android', 'samsunginternet_android', 'firefox_android', 'opera_android'];
const DESKTOP = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'ie'];

describe('platformsAudience', () => {
  it('keeps the share of each platform', () => {
    const audience = audienceByKey(catalogue, KEY);

    expect(shareOf(audience, 'safari_ios')).toBeCloseTo(0.6, 9);
    expect(shareOf(audience, ...ANDROID)).toBeCloseTo(0.3, 9);
    expect(shareOf(audience, ...DESKTOP)).toBeCloseTo(0.1, 9);
    expect(audience.trackedShare).toBeCloseTo(1, 9);
    expect(audience.name).toBe('60 % iOS, 30 % Android, 10 % desktop');
  });

  it.each([
    ['world', KEY],
    ['region:JP', `${KEY};from=region:JP`],
  ])('takes the releases within a platform from %s', (place, key) => {
    const audience = audienceByKey(catalogue, key);
    const reference = audienceByKey(catalogue, place);
    for (const [slugs, share] of [
      [['safari_ios'], 0.6],
      [ANDROID, 0.3],
      [DESKTOP, 0.1],
    ] as const) {
      const whole = shareOf(reference, ...slugs);
      for (const slug of slugs)
        for (const [version, weight] of weightsOf(slug, reference))
          expect(weightsOf(slug, audience).get(version)).toBeCloseTo((weight / whole) * share, 9);
    }
  });

  it('says that browsers and releases are an estimate, and from where', () => {
    const audience = audienceByKey(catalogue, `${KEY};from=region:JP`);

    expect(audience.sourceNote).toMatch(/^≈ Estimate: .*iOS, Android and desktop.* Japan/);
    expect(audience.isAndroidEstimated).toBe(true);
    expect(audience.name).toBe('60 % iOS, 30 % Android, 10 % desktop (Japan)');
  });

  it('counts half of the Macs as Safari, and says so', () => {
    const audience = audienceByKey(catalogue, 'platforms:macos=80,windows=20');

    expect(shareOf(audience, 'safari')).toBeCloseTo(0.4, 9);
    expect(audience.sourceNote).toContain('Half of the 80.0\u202f% on macOS count as Safari.');
  });

  it('gives Windows no Safari', () => {
    expect(shareOf(audienceByKey(catalogue, 'platforms:windows=100'), 'safari')).toBe(0);
  });

  it('counts other platforms as unknown', () => {
    const audience = audienceByKey(catalogue, 'platforms:ios=75,other=25');

    expect(audience.trackedShare).toBeCloseTo(0.75, 9);
    expect(audience.unmapped[0]).toEqual({ name: 'Other platforms', share: 0.25 });
  });

  it('scales numbers that rounding keeps from adding up', () => {
    const audience = audienceByKey(catalogue, 'platforms:ios=33.3,android=33.3,windows=33.3');

    expect(shareOf(audience, 'safari_ios')).toBeCloseTo(1 / 3, 9);
    expect(audience.trackedShare).toBeCloseTo(1, 9);
  });
});
