import { countPoints, parseDays, yearsAmong } from '@/client/screens/StatsScreen/countPoints';
import { missingFrom, newlyBy } from '@/client/screens/StatsScreen/featureQueries';
import { gainedByYear } from '@/client/screens/StatsScreen/gainedByYear';

const days = ['2023-11-30', '2023-12-31', '2024-12-31', '2025-02-28'];

describe('gainedByYear', () => {
  it('counts from year end to year end, and up to today, latest first', () => {
    expect(gainedByYear(days, [3, 5, 9, 10])).toEqual([
      { year: '2025', until: '2025-02-28', count: 1 },
      { year: '2024', until: '2024-12-31', count: 4 },
    ]);
  });

  it('counts the last day of a year once if it is today', () => {
    expect(gainedByYear(days.slice(0, 3), [3, 5, 9])).toEqual([
      { year: '2024', until: '2024-12-31', count: 4 },
    ]);
  });
});

describe('countPoints', () => {
  it('marks the end of each year and today', () => {
    const points = countPoints(parseDays(days), [3, 5, 9, 10], ({ day, isToday }) =>
      isToday ? '/now' : `/${day}`,
    );

    expect(points.map(({ at, href }) => [at, href?.()])).toEqual([
      [undefined, undefined],
      ['end of 2023', '/2023-12-31'],
      ['end of 2024', '/2024-12-31'],
      ['today', '/now'],
    ]);
    expect(yearsAmong(days).map(({ label }) => label)).toEqual(['2024', '2025']);
  });
});

describe('featureQueries', () => {
  it('finds features that were newly but not yet widely available', () => {
    expect(newlyBy('2023-12-31')).toBe(
      'baseline_date:1990-01-01..2023-12-31 -widely_date:1990-01-01..2023-12-31',
    );
  });

  it('finds features that all other browsers supported on a date and one did not', () => {
    expect(missingFrom('edge', ['chrome', 'safari'], '2019-12-31')).toBe(
      'available_date:chrome:1990-01-01..2019-12-31 available_date:safari:1990-01-01..2019-12-31 -available_date:edge:1990-01-01..2019-12-31',
    );
  });
});
