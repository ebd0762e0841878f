import { formatDayRange, parseDayFields } from '@/client/screens/FeaturesScreen/dayRange';
import { parseQuery } from '@/engines/query/parseQuery';

describe('dayRange', () => {
  it.each([
    [{ from: '2024-01-15', to: '2024-06-30' }, '2024-01-15..2024-06-30'],
    [{ from: '2024-01-15', to: '' }, '2024-01-15..2099-12-31'],
    [{ from: '', to: '2024-06-30' }, '2000-01-01..2024-06-30'],
    [{ from: '2024-06-30', to: '2024-06-30' }, '2024-06-30..2024-06-30'],
  ])('writes %j as the language reads it, and reads it back', (fields, value) => {
    expect(formatDayRange(fields)).toEqual({ value });
    expect(parseDayFields(value)).toEqual(fields);
    expect(parseQuery(`baseline_date:${value}`)).toMatchObject({
      query: { kind: 'baseline_date' },
    });
  });

  it('means any date if both fields are empty', () => {
    expect(formatDayRange({ from: '', to: '' })).toEqual({ value: '' });
    expect(parseDayFields(undefined)).toEqual({ from: '', to: '' });
  });

  it.each([
    [
      { from: '2024-06-30', to: '2024-01-15' },
      'to',
      'The end date, 2024-01-15, is before the start date, 2024-06-30.',
    ],
    [
      { from: '1999-12-31', to: '' },
      'from',
      'Enter a date between 2000-01-01 and 2099-12-31, or leave it empty.',
    ],
    [
      { from: '', to: '12024-01-01' },
      'to',
      'Enter a date between 2000-01-01 and 2099-12-31, or leave it empty.',
    ],
  ])('says of %j which field is wrong, and why', (fields, at, problem) => {
    expect(formatDayRange(fields)).toEqual({ at, problem });
  });
});
