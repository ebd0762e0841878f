import { formatAge } from '@/client/ui/formatAge';

const MINUTE = 60_000;

describe('formatAge', () => {
  it('uses the largest whole unit', () => {
    expect(formatAge(MINUTE)).toBe('1 minute ago');
    expect(formatAge(59 * MINUTE)).toBe('59 minutes ago');
    expect(formatAge(179 * MINUTE)).toBe('2 hours ago');
    expect(formatAge(49 * 60 * MINUTE)).toBe('2 days ago');
  });

  it('says “just now” for less than a minute, and if a clock is ahead', () => {
    expect(formatAge(MINUTE - 1)).toBe('just now');
    expect(formatAge(-MINUTE)).toBe('just now');
  });
});
