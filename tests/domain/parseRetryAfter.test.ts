import { parseRetryAfter } from '@/domain/parseRetryAfter';

describe('parseRetryAfter', () => {
  it('reads seconds', () => {
    expect(parseRetryAfter('120')).toBe(120_000);
  });

  it('reads an HTTP date', () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

    expect(Math.round(parseRetryAfter(inAnHour)! / 60_000)).toBe(60);
  });

  it.each(['', 'soon', '0', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'reads no pause from “%s”',
    (value) => {
      expect(parseRetryAfter(value)).toBeUndefined();
    },
  );
});
