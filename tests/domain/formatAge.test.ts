import { formatAge } from '@/domain/formatAge';

const MINUTE = 60_000;

describe('formatAge', () => {
  it('says how long ago something was in its largest whole unit', () => {
    expect(formatAge(MINUTE)).toBe('1 minute ago');
    expect(formatAge(59 * MINUTE)).toBe('59 minutes ago');
    expect(formatAge(179 * MINUTE)).toBe('2 hours ago');
    expect(formatAge(49 * 60 * MINUTE)).toBe('2 days ago');
  });

  it('calls less than a minute, and a clock that runs ahead, just now', () => {
    expect(formatAge(MINUTE - 1)).toBe('just now');
    expect(formatAge(-MINUTE)).toBe('just now');
  });
});
