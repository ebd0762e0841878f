import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { usageHistory } from '@/server/model/forecast/usageHistory';

const catalogue = loadCatalogue();

const snapshots = usageHistory(catalogue);

describe('usageHistory', () => {
  it('goes back to 2019, oldest first', () => {
    const days = snapshots.map(({ asOf }) => asOf);

    expect(days[0]).toBe('2019-12-17');
    expect(days).toEqual(days.toSorted());
    expect(days.length).toBeGreaterThan(30);
  });

  it('knows the browsers of nearly all users at every date, and counts nobody twice', () => {
    for (const { weights } of snapshots) {
      const tracked = weights.reduce((sum, weight) => sum + weight, 0);
      expect(tracked).toBeGreaterThan(0.93);
      expect(tracked).toBeLessThanOrEqual(1);
    }
  });

  it('counts hardly anyone on a release from after the date', () => {
    const { releases } = catalogue;
    for (const { asOf, weights } of snapshots) {
      const early = releases.filter(
        ({ unit, releasedOn }) =>
          weights[unit]! > 0 && releasedOn !== undefined && releasedOn > asOf,
      );
      expect(early.reduce((sum, { unit }) => sum + weights[unit]!, 0)).toBeLessThan(0.01);
    }
  });

  it('shows Internet Explorer 11 above 1% in 2020 and gone today', () => {
    const { unit } = catalogue.releaseByVersion(catalogue.browserBySlug('ie')!, '11')!;
    const in2020 = snapshots.find(({ asOf }) => asOf.startsWith('2020'))!;

    expect(in2020.weights[unit]!).toBeGreaterThan(0.01);
    expect(snapshots.at(-1)!.weights[unit]!).toBeLessThan(0.005);
  });
});
