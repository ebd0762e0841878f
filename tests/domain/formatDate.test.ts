import { formatDate } from '@/domain/formatDate';

describe('formatDate', () => {
  it('writes a day in the style asked for', () => {
    expect(formatDate('2025-08-04', 'iso')).toBe('2025-08-04');
    expect(formatDate('2025-08-04', 'day')).toBe('4 August 2025');
    expect(formatDate('2025-08-04', 'month')).toBe('August 2025');
  });

  it('writes a month without inventing a day', () => {
    expect(formatDate('2025-08', 'day')).toBe('August 2025');
  });

  it('leaves what is no date as it is', () => {
    expect(formatDate('soon', 'day')).toBe('soon');
  });
});
