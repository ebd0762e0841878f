import { addMonths } from '@/domain/Day';

describe('Day', () => {
  it.each([
    ['2024-08-31', '2027-02-28'],
    ['2021-08-31', '2024-02-29'],
    ['2024-02-29', '2026-08-29'],
    ['2023-12-19', '2026-06-19'],
    ['2024-12-31', '2027-06-30'],
    ['2015-07-29', '2018-01-29'],
  ])('counts 30 months from %s to %s', (day, later) => {
    expect(addMonths(day, 30)).toBe(later);
  });

  it('knows leap years', () => {
    expect(addMonths('1999-01-31', 13)).toBe('2000-02-29');
    expect(addMonths('2099-01-31', 13)).toBe('2100-02-28');
  });

  it('subtracts months too', () => {
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2024-01-15', -1)).toBe('2023-12-15');
  });
});
