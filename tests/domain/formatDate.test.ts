import { formatDate } from '@/domain/formatDate';

describe('formatDate', () => {
  it('formats a date in each style', () => {
    expect(formatDate('2025-08-04', 'iso')).toBe('2025-08-04');
    expect(formatDate('2025-08-04', 'day')).toBe('4 August 2025');
    expect(formatDate('2025-08-04', 'month')).toBe('August 2025');
  });

  it('formats a month without a day', () => {
    expect(formatDate('2025-08', 'day')).toBe('August 2025');
  });

  it('returns invalid dates unchanged', () => {
    expect(formatDate('soon', 'day')).toBe('soon');
  });
});
