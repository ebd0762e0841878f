import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { getCoverageHistory } from '@/server/model/forecast/coverageHistory';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');

describe('coverageHistory', () => {
  it('is unknown for every audience except the world', () => {
    const has = catalogue.featureBySlug('has')!;

    for (const key of [
      'region:DE',
      'baseline:widely',
      'world;android=latest',
      'browserslist:last 2 versions',
    ])
      expect(getCoverageHistory(catalogue, has, audienceByKey(catalogue, key))).toBeUndefined();
    expect(getCoverageHistory(catalogue, has, world)).toHaveLength(32);
  });

  it('has no users of a feature before a browser shipped it', () => {
    const early: string[] = [];
    for (const feature of catalogue.features) {
      const firstOn = feature.support.map(({ release }) => release?.releasedOn ?? '').toSorted()[0];
      if (!firstOn || feature.support.some(({ isUpperBound }) => isUpperBound)) continue;
      const before = getCoverageHistory(catalogue, feature, world)!.filter(
        ({ on }) => on < firstOn,
      );
      if (!before.every(({ supportedShare }) => supportedShare < 0.05)) early.push(feature.slug);
    }

    expect(early).toEqual([]);
  });

  it('ends at today’s share', () => {
    const subgrid = catalogue.featureBySlug('subgrid')!;

    expect(getCoverageHistory(catalogue, subgrid, world)!.at(-1)!.supportedShare).toBeCloseTo(
      getFeatureCoverage(catalogue, subgrid, world).supportedShare,
      3,
    );
    expect(getCoverageHistory(catalogue, subgrid, world)!.at(-1)!.source).toMatch(
      /^caniuse-lite 1\.0\.3000\d+$/,
    );
  });
});
