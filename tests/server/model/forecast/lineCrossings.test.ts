import type { Audience } from '@/domain/Audience';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { usableShares } from '@/server/model/coverage/coverage';
import { pastShares } from '@/server/model/forecast/coverageHistory';
import { getForecast } from '@/server/model/forecast/forecast';
import { lineCrossings } from '@/server/model/forecast/lineCrossings';

const catalogue = loadCatalogue();

const TODAY = '2026-11-21';

function renewed(...past: readonly (readonly [on: string, factor: number])[]): Audience {
  const world = audienceByKey(catalogue, 'world');
  return {
    ...world,
    key: 'custom:renewed',
    renewal: {
      revision: 'newest',
      past: past.map(([on, factor]) => ({
        on,
        source: 'Matomo',
        weights: world.weights.map((weight) => weight * factor),
      })),
    },
  };
}

describe('lineCrossings', () => {
  for (const key of ['world', 'region:DE', 'continent:eu']) {
    const audience = audienceByKey(catalogue, key);
    const { lately, soon } = lineCrossings(catalogue, audience, 95, TODAY);

    it(`are behind today above the line and ahead of it below, for ${key}`, () => {
      expect(lately.length + soon.length).toBeGreaterThan(0);
      for (const { feature, on } of lately)
        expect([on <= TODAY, usableShares(catalogue, audience)[feature.index]! >= 0.95]).toEqual([
          true,
          true,
        ]);
      for (const { feature, on } of soon)
        expect([on > TODAY, usableShares(catalogue, audience)[feature.index]! < 0.95]).toEqual([
          true,
          true,
        ]);
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

  for (const line of [80, 90, 95])
    it(`never contradict the measured past of the world, at ${line} %`, () => {
      const world = audienceByKey(catalogue, 'world');
      const past = pastShares(catalogue, world)!;
      const { lately } = lineCrossings(catalogue, world, line, TODAY);

      expect(lately.length).toBeGreaterThan(3);
      for (const { feature, on, after } of lately) {
        const above = past.filter(({ usable }) => usable[feature.index]! >= line / 100);
        const below = past.filter((day) => !above.includes(day)).map((day) => day.on);
        expect([feature.slug, above[0]?.on ?? on]).toEqual([feature.slug, on]);
        expect([feature.slug, below.findLast((day) => day < on)]).toEqual([feature.slug, after]);
      }
    });

  it('are measured between two revisions of a renewed audience', () => {
    const { lately } = lineCrossings(
      catalogue,
      renewed(['2026-08-31', 0.9], ['2026-10-31', 1]),
      95,
      TODAY,
    );

    expect(lately.length).toBeGreaterThan(100);
    expect(new Set(lately.map(({ on, after }) => `${after} ${on}`))).toEqual(
      new Set(['2026-08-31 2026-10-31']),
    );
  });

  it('are estimated only for the time before the first measured day', () => {
    const modelled = lineCrossings(catalogue, renewed(), 95, TODAY).lately;
    const { lately } = lineCrossings(catalogue, renewed(['2026-09-30', 1]), 95, TODAY);

    const rows = (crossings: typeof lately) =>
      crossings.map(({ feature, on, after }) => [feature.slug, on, after]);
    expect(modelled.some(({ on }) => on > '2026-09-30')).toBe(true);
    expect(rows(lately)).toEqual(rows(modelled.filter(({ on }) => on <= '2026-09-30')));
  });

  it('match the day on the feature’s own page', () => {
    const audience = audienceByKey(catalogue, 'world');
    const { soon } = lineCrossings(catalogue, audience, 95, TODAY);

    expect(soon.map(({ on }) => on)).toEqual(
      soon.map(({ feature }) => getForecast(catalogue, feature, audience, 95, TODAY).likelyOn),
    );
  });
});
