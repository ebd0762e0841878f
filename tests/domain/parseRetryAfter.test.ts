import { parseRetryAfter } from '@/domain/parseRetryAfter';

describe('parseRetryAfter', () => {
  it('reads seconds', () => {
    expect(parseRetryAfter(' 120 ')).toBe(120_000);
  });

  it('reads an HTTP date, and one that has passed as now', () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

    expect(Math.round(parseRetryAfter(inAnHour)! / 60_000)).toBe(60);
    expect(parseRetryAfter('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(0);
  });

  it.each([null, undefined, '', 'soon'])('reads nothing from %p', (header) => {
    expect(parseRetryAfter(header)).toBeUndefined();
  });
});
