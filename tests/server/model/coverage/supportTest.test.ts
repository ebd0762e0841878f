import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { getSupportTest } from '@/server/model/coverage/supportTest';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');

const testOf = (slug: string, linePercent = 95) =>
  getSupportTest(catalogue, catalogue.featureBySlug(slug)!, world, linePercent);

describe('getSupportTest', () => {
  it('tests for the feature, not for one of its small parts', () => {
    expect(testOf('has')?.code).toBe('@supports selector(:has(*)) {\n  /* … */\n}');
    expect(testOf('popover')?.code).toMatch(/^if \('popover' in HTMLElement\.prototype\)/);
    expect(testOf('customizable-select')?.code).toMatch(/^@supports \S+/);
    expect(testOf('container-queries')?.code).toMatch(/^@supports \(container-?\w*: /);
    expect(testOf('service-workers')?.code).toMatch(
      /^if \((?:'serviceWorker' in navigator|typeof ServiceWorker)/,
    );
    expect(testOf('subgrid')?.code).toMatch(/^@supports \(grid-template-\w+: subgrid\)/);
  });

  it('passes for those who have most of it where most have no more', () => {
    const test = testOf('anchor-positioning')!;
    const { supportedShare, partialShare } = getFeatureCoverage(
      catalogue,
      catalogue.featureBySlug('anchor-positioning')!,
      world,
    );

    expect(test.share).toBeGreaterThan(supportedShare);
    expect(Math.abs(test.share - supportedShare - partialShare)).toBeLessThan(0.02);
  });

  it('fails for a value where its property needs a prefix', () => {
    const feature = catalogue.featureBySlug('box-decoration-break')!;
    const { supportedShare } = getFeatureCoverage(catalogue, feature, world);

    expect(Math.abs(testOf(feature.slug)!.share - supportedShare)).toBeLessThan(0.01);
  });

  it('is absent for syntax and for what code cannot see', () => {
    expect(testOf('optional-catch-binding')).toBeUndefined();
    expect(testOf('http2')).toBeUndefined();
  });

  it('passes hardly anywhere that the feature does not work', () => {
    for (const feature of catalogue.features) {
      const test = getSupportTest(catalogue, feature, world, 95);
      if (!test) continue;
      const { supportedShare, partialShare, unknownShare } = getFeatureCoverage(
        catalogue,
        feature,
        world,
      );
      expect(test.share).toBeLessThanOrEqual(supportedShare + partialShare + unknownShare + 0.0301);
    }
  });
});
