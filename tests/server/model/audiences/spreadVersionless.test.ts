import type { Audience } from '@/domain/Audience';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { checkRecipe } from '@/server/model/audiences/checkRecipe';
import { mixAudience } from '@/server/model/audiences/mixAudience';

const catalogue = loadCatalogue();

type Part = Parameters<typeof checkRecipe>[1]['parts'][number];

const FACTS = { key: 'custom:x', name: 'x', createdOn: '2026-11-22', endsOn: '2027-02-20' };

const mix = (part: Partial<Part>): Audience =>
  mixAudience(
    catalogue,
    FACTS,
    checkRecipe(catalogue, { name: 'x', parts: [{ weight: 1, ...part }] }),
  );

/** The shares of all releases of some browsers, one after the other. */
const sharesOf = ({ weights }: Audience, ...slugs: readonly string[]): readonly number[] =>
  slugs.flatMap((slug) =>
    catalogue.browserBySlug(slug)!.releases.map(({ unit }) => weights[unit]!),
  );

const sum = (shares: readonly number[]): number =>
  shares.reduce((before, share) => before + share, 0);

function expectSpread(shares: readonly number[], total: number, like: readonly number[]): void {
  expect(sum(shares)).toBeCloseTo(total, 12);
  shares.forEach((share, at) => expect(share).toBeCloseTo((total * like[at]!) / sum(like), 12));
}

describe('spreadVersionless', () => {
  const germany = audienceByKey(catalogue, 'region:DE');

  it('spreads a browser over its releases by their usage in the place', () => {
    const audience = mix({
      browsers: [{ slug: 'firefox', versions: ['140'], weights: [40] }],
      versionless: [{ browsers: ['chrome', 'chrome_android'], weight: 60 }],
      versionsFrom: 'region:de',
    });

    expectSpread(
      sharesOf(audience, 'chrome', 'chrome_android'),
      0.6,
      sharesOf(germany, 'chrome', 'chrome_android'),
    );
    expect(sum(sharesOf(audience, 'firefox'))).toBeCloseTo(0.4, 12);
    expect(audience.trackedShare).toBeCloseTo(1, 12);
  });

  it('spreads WebViews like the browsers they update with', () => {
    const audience = mix({
      versionless: [{ browsers: ['webview_ios'], weight: 1 }],
      versionsFrom: 'region:DE',
    });

    expectSpread(sharesOf(audience, 'webview_ios'), 1, sharesOf(germany, 'safari_ios'));
  });

  it('keeps a browser without usage in the place as unknown, by name', () => {
    const audience = mix({
      browsers: [{ slug: 'firefox', versions: ['140'], weights: [3] }],
      versionless: [{ browsers: ['oculus'], weight: 1 }],
      versionsFrom: 'world',
    });

    expect(audience.unmapped).toEqual([{ name: 'Quest Browser', share: 0.25 }]);
    expect(audience.trackedShare).toBeCloseTo(0.75, 12);
    expect(audience.sourceNote).not.toContain('estimated');
  });

  it('states which share is estimated and from which place', () => {
    const audience = mix({
      browsers: [{ slug: 'firefox', versions: ['140'], weights: [1] }],
      versionless: [{ browsers: ['chrome_android'], weight: 3 }],
      versionsFrom: 'region:DE',
    });

    expect(audience.sourceNote).toMatch(
      /; browser versions of 75\.0\s% are estimated from Germany; created on/,
    );
    expect(audience.isAndroidEstimated).toBe(true);
    expect(
      mix({ versionless: [{ browsers: ['safari'], weight: 1 }], versionsFrom: 'world' })
        .isAndroidEstimated,
    ).toBe(false);
  });

  it.each<[string, Partial<Part>]>([
    ['needs `versionsFrom`', {}],
    ['`versionsFrom` must be a place', { versionsFrom: 'baseline:widely' }],
    ['is not an audience', { versionsFrom: 'custom:AAAAAAAAAAAAAAAAAAAAAA' }],
    ['1 to 8 slugs', { versionsFrom: 'world', versionless: [{ browsers: [], weight: 1 }] }],
    [
      'may name 300 browsers without versions',
      {
        versionsFrom: 'world',
        versionless: Array.from({ length: 301 }, () => ({ browsers: ['ie'], weight: 1 })),
      },
    ],
    ['either a `key` or counts', { key: 'world', versionsFrom: 'world' }],
  ])('refuses a part with the message: %s', (words, part) => {
    expect(() => mix({ versionless: [{ browsers: ['ie'], weight: 1 }], ...part })).toThrow(words);
  });
});
