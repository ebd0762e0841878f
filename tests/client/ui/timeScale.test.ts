import { timeScale } from '@/client/ui/timeScale';

const TODAY = '2026-11-21';

describe('timeScale', () => {
  it('runs from the January before the earliest release to today', () => {
    const scale = timeScale(['2023-03-07', '2024-09-16', null], TODAY);

    expect(scale.at('2023-01-01')).toBe(0);
    expect(scale.at(TODAY)).toBe(100);
    expect(scale.at('2025-01-01')).toBeCloseTo(51.5, 1);
  });

  it('labels every year of a short span, without overlapping “now”', () => {
    expect(
      timeScale(['2023-03-07'], TODAY).years.map(({ year, hasRoom }) =>
        hasRoom ? year : `(${year})`,
      ),
    ).toEqual([2023, 2024, 2025, '(2026)']);
  });

  it('labels fewer years of a long span', () => {
    const { years } = timeScale(['1996-08-13'], TODAY);

    expect(years.map(({ year }) => year)).toEqual([1996, 2000, 2010, 2020]);
  });

  it('puts a future release at the edge', () => {
    expect(timeScale(['2026-01-01'], TODAY).at('2027-03-01')).toBe(100);
  });

  it('goes back some years if no browser has it', () => {
    expect(timeScale([null, undefined], TODAY).years[0]).toMatchObject({ year: 2024, at: 0 });
  });
});
