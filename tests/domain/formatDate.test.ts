import { formatDate, formatMinute } from '@/domain/formatDate';

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

describe('formatMinute', () => {
  it('leaves out seconds and names the time zone', () => {
    expect(formatMinute('2026-11-27T09:30:59.123Z')).toBe('2026-11-27 09:30 UTC');
  });
});
