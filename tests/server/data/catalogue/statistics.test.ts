import type { Browser, Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { computeStatistics, getStatistics } from '@/server/data/catalogue/statistics';

const TODAY = '2026-11-21';
const catalogue = loadCatalogue();
const statistics = getStatistics(catalogue, TODAY);
const { coreBrowsers, features } = catalogue;

function isSupported(feature: Feature, browser: Browser, day: string): boolean {
  const release = feature.support.find((support) => support.browser === browser)?.release;
  return release?.releasedOn !== undefined && release.releasedOn <= day;
}

/** Every fourteenth day of all, and today: days of all kinds of years and months. */
const days = statistics.days.flatMap((day, index) =>
  index % 14 === 0 || day === TODAY ? [{ day, index }] : [],
);

describe('statistics', () => {
  it('has the last day of every month since all seven core browsers exist, plus today', () => {
    expect(statistics.days.slice(0, 8)).toEqual([
      '2015-07-31',
      '2015-08-31',
      '2015-09-30',
      '2015-10-31',
      '2015-11-30',
      '2015-12-31',
      '2016-01-31',
      '2016-02-29',
    ]);
    expect(statistics.days.slice(-2)).toEqual(['2026-10-31', TODAY]);
    expect(statistics.browsers.map(({ browser }) => browser)).toEqual(coreBrowsers);
    expect(computeStatistics(catalogue, '2026-10-31').days.slice(-2)).toEqual([
      '2026-09-30',
      '2026-10-31',
    ]);
  });

  it('counts what each browser’s releases supported on a given day', () => {
    for (const { browser, featureCounts } of statistics.browsers) {
      expect(days.map(({ index }) => featureCounts[index])).toEqual(
        days.map(
          ({ day }) => features.filter((feature) => isSupported(feature, browser, day)).length,
        ),
      );
    }
  });

  it('counts features missing in one browser only if all other core browsers have them', () => {
    for (const { browser, missingCounts } of statistics.browsers) {
      const others = coreBrowsers.filter((other) => other !== browser);
      const isMissing = (feature: Feature, day: string) =>
        !isSupported(feature, browser, day) &&
        others.every((other) => isSupported(feature, other, day));

      expect(days.map(({ index }) => missingCounts[index])).toEqual(
        days.map(({ day }) => features.filter((feature) => isMissing(feature, day)).length),
      );
    }
  });

  it('counts a feature as newly available until it becomes widely available', () => {
    const baselines = features.map((feature) => getBaseline(feature, TODAY));
    const countOn = (day: string, status: 'newlyOn' | 'widelyOn') =>
      baselines.filter(({ [status]: on }) => on !== undefined && on <= day).length;

    expect(days.map(({ index }) => statistics.widelyCounts[index])).toEqual(
      days.map(({ day }) => countOn(day, 'widelyOn')),
    );
    expect(days.map(({ index }) => statistics.newlyCounts[index])).toEqual(
      days.map(({ day }) => countOn(day, 'newlyOn') - countOn(day, 'widelyOn')),
    );
  });

  it('ends with today’s numbers', () => {
    const statuses = features.map((feature) => getBaseline(feature, TODAY));

    expect(statistics.newlyCounts.at(-1)).toBe(
      statuses.filter(({ status }) => status === 'NEWLY').length,
    );
    expect(statistics.oneBrowserShortCount).toBe(
      statuses.filter(({ limitedReason }) => limitedReason === 'ONE_BROWSER_SHORT').length,
    );
    expect(statistics.oneBrowserShortCount).toBeGreaterThan(50);
  });

  it('is computed once per day', () => {
    // Other tests of this process may have replaced `statistics` meanwhile.
    const first = getStatistics(catalogue, TODAY);

    expect(getStatistics(catalogue, TODAY)).toBe(first);
    expect(getStatistics(catalogue, '2026-11-22').asOf).toBe('2026-11-22');
  });
});
