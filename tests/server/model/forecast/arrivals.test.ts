import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { getArrivals, toDay, toDayNumber } from '@/server/model/forecast/arrivals';

const catalogue = loadCatalogue();

describe('arrivals', () => {
  it('are the days of first support for core browsers with uninterrupted support', () => {
    const subgrid = catalogue.featureBySlug('subgrid')!;
    const arrivals = getArrivals(catalogue, subgrid);

    for (const { browser, release } of subgrid.support)
      expect(toDay(arrivals[browser.index]!)).toBe(release?.releasedOn);
  });

  it('are NaN if a browser does not ship it', () => {
    const temporal = catalogue.featureBySlug('temporal')!;
    const shipping = new Set(temporal.support.map(({ browser }) => browser));
    const lacking = catalogue.coreBrowsers.filter((browser) => !shipping.has(browser));

    expect(lacking.length).toBeGreaterThan(0);
    for (const browser of lacking)
      expect(getArrivals(catalogue, temporal)[browser.index]).toBeNaN();
  });

  it('count calendar days', () => {
    expect(toDayNumber('1970-01-02')).toBe(1);
    expect(toDay(toDayNumber('2024-02-29') + 366)).toBe('2025-03-01');
  });
});
