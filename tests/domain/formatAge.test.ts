import { formatAge } from '@/domain/formatAge';

describe('formatAge', () => {
  it.each([
    [0, 'less than a minute ago'],
    [59_999, 'less than a minute ago'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [23 * 3_600_000, '23 hours ago'],
  ])('says of %i ms “%s”', (milliseconds, said) => {
    expect(formatAge(milliseconds)).toBe(said);
  });
});
