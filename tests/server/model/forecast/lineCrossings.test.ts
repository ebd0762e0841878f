import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { getForecast } from '@/server/model/forecast/forecast';
import { lineCrossings } from '@/server/model/forecast/lineCrossings';

const catalogue = loadCatalogue();

const TODAY = '2026-11-21';

describe('lineCrossings', () => {
  for (const key of ['world', 'region:DE', 'continent:eu']) {
    const audience = audienceByKey(catalogue, key);
    const { lately, soon } = lineCrossings(catalogue, audience, 95, TODAY);

    it(`are behind today above the line and ahead of it below, for ${key}`, () => {
      expect(lately.length + soon.length).toBeGreaterThan(0);
      for (const { feature, on } of lately)
        expect([
          on <= TODAY,
          getFeatureCoverage(catalogue, feature, audience).supportedShare >= 0.95,
        ]).toEqual([true, true]);
      for (const { feature, on } of soon)
        expect([
          on > TODAY,
          getFeatureCoverage(catalogue, feature, audience).supportedShare < 0.95,
        ]).toEqual([true, true]);
    });

    it(`come nearest to today first, within half a year, for ${key}`, () => {
      const [back, ahead] = [lately.map(({ on }) => on), soon.map(({ on }) => on)];

      expect(back).toEqual(back.toSorted().reverse());
      expect(ahead).toEqual(ahead.toSorted());
      expect([...back, ...ahead].filter((on) => on < '2026-05-22' || on > '2027-05-23')).toEqual(
        [],
      );
    });
  }

  it('are empty for a fixed list of releases', () => {
    for (const key of ['baseline:2023', 'browserslist:chrome 120, ios_saf 15.4']) {
      const { lately, soon } = lineCrossings(catalogue, audienceByKey(catalogue, key), 95, TODAY);
      expect([...lately, ...soon]).toEqual([]);
    }
  });

  it('match the day on the feature’s own page', () => {
    const audience = audienceByKey(catalogue, 'world');
    const { soon } = lineCrossings(catalogue, audience, 95, TODAY);

    expect(soon.map(({ on }) => on)).toEqual(
      soon.map(({ feature }) => getForecast(catalogue, feature, audience, 95, TODAY).likelyOn),
    );
  });
});
