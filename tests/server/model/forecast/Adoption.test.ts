import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { usableShares } from '@/server/model/coverage/coverage';
import { Adoption } from '@/server/model/forecast/Adoption';
import { getArrivals, toDayNumber } from '@/server/model/forecast/arrivals';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const adoption = new Adoption(catalogue, world.weights, toDayNumber('2026-11-21'));

describe('Adoption', () => {
  it('reproduces today’s share of every feature with uninterrupted support', () => {
    const off = catalogue.features
      .filter(({ stated }) => stated.level !== false)
      .map(
        (feature) =>
          adoption.shareAfter(getArrivals(catalogue, feature), 0) -
          usableShares(catalogue, world)[feature.index]!,
      );
    const near = off.filter((difference) => Math.abs(difference) < 0.005);

    expect(near.length / off.length).toBeGreaterThan(0.9);
  });

  it('never lets a share fall over time or exceed the users of browsers that ship it', () => {
    for (const slug of ['subgrid', 'temporal', 'popover']) {
      const arrivals = getArrivals(catalogue, catalogue.featureBySlug(slug)!);
      const shares = Array.from({ length: 60 }, (_, index) =>
        adoption.shareAfter(arrivals, index * 30),
      );

      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)!).toBeLessThanOrEqual(adoption.greatestShare(arrivals) + 1e-9);
    }
  });

  it('expects nothing of a feature no browser ships', () => {
    const nowhere = new Float64Array(catalogue.browsers.length).fill(NaN);

    expect(adoption.greatestShare(nowhere)).toBe(0);
    expect(adoption.shareAfter(nowhere, 1000)).toBe(0);
  });

  it('expects one-year-old features to reach in a year the share of two-year-old ones', () => {
    const everywhere = (day: string) =>
      new Float64Array(catalogue.browsers.length).fill(toDayNumber(day));

    expect(adoption.shareAfter(everywhere('2025-11-21'), 365)).toBeCloseTo(
      adoption.shareAfter(everywhere('2024-11-21'), 0),
      9,
    );
  });
});
