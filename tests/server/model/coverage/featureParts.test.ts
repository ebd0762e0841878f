import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage, getKeyCoverage } from '@/server/model/coverage/coverage';
import { getFeatureParts, sortLowestFirst } from '@/server/model/coverage/featureParts';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const catalogue = earlierCatalogue('paired');
const world = audienceByKey(catalogue, 'world');
const partsOf = (slug: string) => getFeatureParts(catalogue, catalogue.featureBySlug(slug)!, world);
const shareOf = (key: CompatKey) => getKeyCoverage(catalogue, key, world).supportedShare;

describe('getFeatureParts', () => {
  it('finds the two of 325 parts that keep anchor positioning from counting', () => {
    const parts = partsOf('anchor-positioning')!;

    expect(parts.totalCount).toBe(325);
    expect(parts.lacking.map(({ path }) => path)).toEqual([
      'css.properties.position-visibility.anchor-valid',
      'css.properties.position-visibility.anchor-visible',
    ]);
    expect(parts.lackingIn.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['chrome', 'edge', 'firefox']),
    );
    expect(parts.mostShare).toBeGreaterThan(0.8);
  });

  it('computes the share without the lacking parts from the weakest other part', () => {
    const parts = partsOf('anchor-positioning')!;
    const rest = catalogue
      .featureBySlug('anchor-positioning')!
      .keys.filter((key) => key.hasData && !parts.lacking.includes(key));

    expect(parts.withoutLackingShare).toBeGreaterThan(0.5);
    expect(parts.withoutLackingShare).toBeLessThanOrEqual(Math.min(...rest.map(shareOf)) + 1e-9);
  });

  it('has no such share where most parts are lacking', () => {
    const { lacking, totalCount, withoutLackingShare } = partsOf('webgpu')!;

    expect(lacking.length).toBeGreaterThan(totalCount / 2);
    expect(withoutLackingShare).toBeUndefined();
  });

  it('finds nothing lacking if all parts work where web-features denies support', () => {
    const parts = partsOf('sizes-auto')!;

    expect(parts.lacking).toEqual([]);
    expect(parts.lackingIn.map(({ slug }) => slug)).toEqual(['safari', 'safari_ios']);
  });

  it('says nothing of a feature that every core browser has, or has nothing of', () => {
    expect(partsOf('grid')).toBeUndefined();
    expect(partsOf('http2')).toBeUndefined();
  });

  it('never counts fewer people without a part than with it', () => {
    for (const feature of catalogue.features) {
      const parts = getFeatureParts(catalogue, feature, world);
      const { supportedShare } = getFeatureCoverage(catalogue, feature, world);

      expect(parts?.mostShare ?? 1).toBeGreaterThanOrEqual(supportedShare - 1e-9);
      expect(parts?.withoutLackingShare ?? 1).toBeGreaterThanOrEqual(supportedShare - 1e-9);
    }
  });
});

describe('sortLowestFirst', () => {
  it('puts the parts that the fewest can use first', () => {
    const shares = sortLowestFirst(
      catalogue,
      catalogue.featureBySlug('overscroll-behavior')!.keys,
      world,
    ).map(shareOf);

    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
