import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { dataOf } from '../../../../support/askGraph';

const everInBaseline = loadCatalogue().features.filter(
  ({ stated }) => stated.level !== false,
).length;

describe('BaselineYear', () => {
  it('counts every feature of Baseline once, from the first year to the current one', () => {
    const years = dataOf('{ baselineYears { year newlyCount widelyCount } }').baselineYears;

    expect(years.map(({ year }) => year)).toEqual(
      Array.from({ length: 12 }, (_, index) => 2015 + index),
    );
    expect(years.reduce((sum, { newlyCount }) => sum + newlyCount, 0)).toBe(everInBaseline);
    expect(years.find(({ year }) => year === 2023)?.newlyCount).toBe(79);
  });

  it('has twelve months, with projections for future ones', () => {
    const { year, widelyCount, months } = dataOf(
      '{ baselineYear(year: 2026) { year widelyCount months { month newly { slug } widely { slug baseline { status widelyOn } } } } }',
    ).baselineYear;
    const december = months[11]!.widely;

    expect(year).toBe(2026);
    expect(months.map(({ month }) => month)[0]).toBe('2026-01');
    expect(months).toHaveLength(12);
    expect(december.map(({ baseline }) => baseline)).toEqual(
      Array(3).fill({ status: 'NEWLY', widelyOn: '2026-12-11' }),
    );
    expect(months.flatMap(({ widely }) => widely)).toHaveLength(widelyCount);
  });

  it('is null before the first and after the current year', () => {
    expect(
      dataOf('{ a: baselineYear(year: 2014) { year } b: baselineYear(year: 2027) { year } }'),
    ).toEqual({ a: null, b: null });
  });
});

describe('BaselineNow', () => {
  const query =
    '{ baselineNow { asOf newlyThisMonth { slug baseline { newlyOn } } widelySoon(first: 3) { slug } widelyLately(first: 2) { slug } } }';

  it('lists what comes next and what came last, as of the day', () => {
    expect(dataOf(query).baselineNow).toEqual({
      asOf: '2026-11-21',
      newlyThisMonth: [],
      widelySoon: [
        { slug: 'async-clipboard' },
        { slug: 'gradient-interpolation' },
        { slug: 'set-methods' },
      ],
      widelyLately: [{ slug: 'round-mod-rem' }, { slug: 'state' }],
    });
  });

  it('lists what entered in the current month up to the day, the latest first', () => {
    const early = dataOf(query, {}, '2026-03-10').baselineNow.newlyThisMonth!;
    const late = dataOf(query, {}, '2026-03-31').baselineNow.newlyThisMonth!;
    const days = late.map(({ baseline }) => baseline.newlyOn);

    expect(early.length).toBeLessThan(late.length);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.every((day) => day?.startsWith('2026-03'))).toBe(true);
  });
});
