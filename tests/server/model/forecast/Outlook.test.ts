import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { Adoption } from '@/server/model/forecast/Adoption';
import { getArrivals, toDayNumber } from '@/server/model/forecast/arrivals';
import { FORECAST_ERRORS } from '@/server/model/forecast/forecastErrors.data';
import { LONGEST_WAIT, Outlook } from '@/server/model/forecast/Outlook';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const adoption = new Adoption(catalogue, world.weights, toDayNumber('2026-11-21'));
const outlookOf = (
  slug: string,
  errors: ConstructorParameters<typeof Outlook>[3] = FORECAST_ERRORS,
) => {
  const feature = catalogue.featureBySlug(slug)!;
  return new Outlook(
    adoption,
    getArrivals(catalogue, feature),
    getFeatureCoverage(catalogue, feature, world).supportedShare,
    errors,
  );
};

describe('Outlook', () => {
  it('starts at today’s share, without a range', () => {
    const share = getFeatureCoverage(
      catalogue,
      catalogue.featureBySlug('subgrid')!,
      world,
    ).supportedShare;

    for (const end of Object.values(outlookOf('subgrid').at(0))) expect(end).toBeCloseTo(share, 9);
  });

  it('keeps its range in order and within the reachable share', () => {
    const wrong = catalogue.features.flatMap(({ slug }) => {
      const outlook = outlookOf(slug);
      const ranges = [30, 365, LONGEST_WAIT].map((wait) => outlook.at(wait));
      const isInOrder = ranges.every(
        ({ low, likely, high }) =>
          0 <= low && low <= likely && likely <= high && high <= outlook.greatestShare + 1e-12,
      );
      return isInOrder ? [] : [slug];
    });

    expect(catalogue.features.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  it('reaches a line earliest at the high end of its range and latest at the low end', () => {
    const { earliest, likely, latest } = outlookOf('subgrid').waitUntil(0.95);

    expect(earliest).toBeLessThan(likely!);
    expect(likely).toBeLessThan(latest!);
    expect(outlookOf('subgrid').at(latest!).low).toBeGreaterThanOrEqual(0.95);
    expect(outlookOf('subgrid').at(earliest! - 10).high).toBeLessThan(0.95);
  });

  it('equals the plain model without errors', () => {
    const bare = outlookOf('subgrid', []);

    expect(bare.at(365)).toEqual({
      low: bare.modelAt(365),
      likely: bare.modelAt(365),
      high: bare.modelAt(365),
    });
  });
});
