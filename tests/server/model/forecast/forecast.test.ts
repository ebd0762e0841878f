import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { usableShares } from '@/server/model/coverage/coverage';
import { getForecast } from '@/server/model/forecast/forecast';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const TODAY = '2026-11-21';
const forecast = (slug: string, line: number) =>
  getForecast(catalogue, catalogue.featureBySlug(slug)!, world, line, TODAY);

describe('forecast', () => {
  it('predicts a range of days for a feature that every browser ships', () => {
    const { state, earliestOn, likelyOn, latestOn } = forecast('subgrid', 95);

    expect(state).toBe('EXPECTED');
    expect([TODAY, earliestOn, likelyOn, latestOn]).toEqual(
      [TODAY, earliestOn, likelyOn, latestOn].toSorted(),
    );
  });

  it('predicts no day if too few use browsers that ship it, and names the others', () => {
    const { state, earliestOn, absentIn, greatestShare } = forecast('temporal', 95);

    expect(state).toBe('NOT_FORESEEABLE');
    expect(earliestOn).toBeUndefined();
    expect(greatestShare).toBeLessThan(0.95);
    expect(absentIn.map(({ slug }) => slug)).toContain('safari_ios');
  });

  it('is REACHED exactly for the features at or above the line', () => {
    for (const feature of catalogue.features) {
      const isAbove = usableShares(catalogue, world)[feature.index]! >= 0.9;
      expect(getForecast(catalogue, feature, world, 90, TODAY).state === 'REACHED').toBe(isAbove);
    }
  });

  it('predicts four years from today’s share, and nothing for unshipped features', () => {
    const { points } = forecast('subgrid', 95);
    const unshipped = catalogue.features.find(
      (feature) => getForecast(catalogue, feature, world, 95, TODAY).greatestShare === 0,
    )!;

    expect(points()[0]).toMatchObject({ on: TODAY });
    expect(points().at(-1)!.on).toBe('2030-11-20');
    expect(forecast(unshipped.slug, 95).state).toBe('NOT_FORESEEABLE');
    expect(forecast(unshipped.slug, 95).points()).toEqual([]);
  });
});
