import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { arrivalsOf, dayNumber, dayOfNumber } from '@/server/forecast/arrivals';

const catalogue = loadCatalogue();

describe('arrivals', () => {
  it('are the days of first support for core browsers whose support never stopped', () => {
    const subgrid = catalogue.featureBySlug('subgrid')!;
    const arrivals = arrivalsOf(catalogue, subgrid);

    for (const { browser, release } of subgrid.support)
      expect(dayOfNumber(arrivals[browser.index]!)).toBe(release?.releasedOn);
  });

  it('are missing where a browser does not ship it', () => {
    const temporal = catalogue.featureBySlug('temporal')!;
    const shipping = new Set(temporal.support.map(({ browser }) => browser));
    const lacking = catalogue.coreBrowsers.filter((browser) => !shipping.has(browser));

    expect(lacking.length).toBeGreaterThan(0);
    for (const browser of lacking) expect(arrivalsOf(catalogue, temporal)[browser.index]).toBeNaN();
  });

  it('count in days of the calendar', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayOfNumber(dayNumber('2024-02-29') + 366)).toBe('2025-03-01');
  });
});
