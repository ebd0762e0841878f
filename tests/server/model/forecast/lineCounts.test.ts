import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { ShareTable } from '@/server/model/coverage/ShareTable';
import { getForecast } from '@/server/model/forecast/forecast';
import { lineCounts } from '@/server/model/forecast/lineCounts';
import { usageHistory } from '@/server/model/forecast/usageHistory';

const catalogue = loadCatalogue();

const TODAY = '2026-11-21';
const { features, browsers, featureSupport } = catalogue;
const world = audienceByKey(catalogue, 'world');

/** How many features have come by a day, by the days their own pages tell. */
function comeBy(days: readonly (string | undefined)[], on: string): number {
  return days.filter((day) => day !== undefined && day <= on).length;
}

describe('lineCounts', () => {
  for (const [key, line] of [
    ['world', 95],
    ['region:JP', 90],
    ['continent:eu', 94],
    ['browserslist:last 2 versions', 99.5],
  ] as const) {
    const audience = audienceByKey(catalogue, key);
    const { on, count, possibleCount, forecast } = lineCounts(catalogue, audience, line, TODAY);

    it(`counts every feature that ${line} % of ${key} can use today, and those of which the data leave it open`, () => {
      const shares = features.map((feature) => getFeatureCoverage(catalogue, feature, audience));

      expect(on).toBe(TODAY);
      expect(count).toBe(
        shares.filter(
          ({ supportedShare, partialShare }) =>
            (supportedShare + partialShare) * 100 >= line - 1e-7,
        ).length,
      );
      expect(possibleCount).toBe(
        shares.filter(({ unsupportedShare }) => (1 - unsupportedShare) * 100 >= line - 1e-7).length,
      );
    });

    it(`foretells as many for ${key} as have a day by then on their own pages`, () => {
      const forecasts = features
        .map((feature) => getForecast(catalogue, feature, audience, line, TODAY))
        .filter(({ state }) => state === 'EXPECTED');
      const days = {
        low: forecasts.map(({ latestOn }) => latestOn),
        likely: forecasts.map(({ likelyOn }) => likelyOn),
        high: forecasts.map(({ earliestOn }) => earliestOn),
      };

      for (const point of forecast) {
        for (const end of ['low', 'likely', 'high'] as const) {
          expect(point[end] - count).toBe(comeBy(days[end], point.on));
        }
      }
      expect(forecast.at(-1)!.high).toBeGreaterThan(count);
    });
  }

  it('never predicts less than today’s count, or more at the latest than the earliest', () => {
    const { count, forecast } = lineCounts(catalogue, world, 95, TODAY);

    expect(forecast[0]).toEqual({ on: TODAY, low: count, likely: count, high: count });
    expect(forecast.at(-1)!.on).toBe('2030-11-20');
    for (const [index, { low, likely, high }] of forecast.entries()) {
      const before = forecast[index - 1] ?? { low: 0, likely: 0, high: 0 };
      expect([
        low >= before.low,
        likely >= before.likely,
        high >= before.high,
        low <= likely,
        likely <= high,
      ]).toEqual([true, true, true, true, true]);
    }
  });

  it('counts the past only from usage data of that time', () => {
    const { past } = lineCounts(catalogue, world, 90, TODAY);

    expect(past).toHaveLength(usageHistory(catalogue).length);
    for (const [index, { asOf, version, weights }] of usageHistory(catalogue).entries()) {
      const table = new ShareTable(featureSupport, browsers, weights);
      const count = features.filter(({ index }) => {
        const { supportedShare, partialShare } = table.coverageOf(index);
        return supportedShare + partialShare >= 0.9;
      }).length;
      expect(past![index]).toMatchObject({ on: asOf, source: `caniuse-lite ${version}`, count });
    }
  });

  it('has a past for the world only', () => {
    for (const key of ['region:DE', 'continent:eu', 'baseline:2023', 'world;android=latest'])
      expect(lineCounts(catalogue, audienceByKey(catalogue, key), 95, TODAY).past).toBeUndefined();
  });

  it('tells a drop caused by unknown browsers from one caused by support', () => {
    const before = lineCounts(catalogue, world, 95, TODAY).past!.find(
      ({ on }) => on === '2025-06-26',
    )!;
    const { count, possibleCount } = lineCounts(catalogue, world, 95, TODAY).past!.find(
      ({ on }) => on === '2025-11-11',
    )!;

    expect(count).toBeLessThan(before.count * 0.7);
    expect(possibleCount).toBeGreaterThan(before.possibleCount);
  });

  it('adjusts earlier days for unknown releases, and skips days with too many of them', () => {
    const { past, count } = lineCounts(catalogue, world, 95, TODAY);
    const days = past!.filter(({ comparableCount }) => comparableCount !== undefined);
    const counts = [...days.map(({ comparableCount }) => comparableCount!), count];

    expect(past!.find(({ on }) => on === '2025-11-11')!.comparableCount).toBeUndefined();
    expect(days.length).toBeGreaterThan(past!.length / 2);
    expect(counts.at(-1)).toBe(counts.at(-2));
    // No browser lost support of dozens of features: what falls further is the source's gap.
    for (const [index, next] of counts.slice(1).entries())
      expect(next).toBeGreaterThan(counts[index]! * 0.95);
  });

  it('is computed once per line and day, and evicts lines unused for long', () => {
    const first = lineCounts(catalogue, world, 95, TODAY);
    expect(lineCounts(catalogue, world, 95, TODAY)).toBe(first);
    expect(lineCounts(catalogue, world, 95, '2026-11-22').on).toBe('2026-11-22');
    for (const line of [50, 55, 60, 65, 70, 75, 80, 85]) lineCounts(catalogue, world, line, TODAY);

    expect(lineCounts(catalogue, world, 95, TODAY)).not.toBe(first);
    expect(lineCounts(catalogue, world, 95, TODAY)).toEqual(first);
  });
});
