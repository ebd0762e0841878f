import { RateLimit } from '@/server/http/RateLimit';

describe('RateLimit', () => {
  it('charges requests by cost, and reports when enough is available again', () => {
    let now = 0;
    const limit = new RateLimit(60, () => now);

    expect(limit.take('a', 50)).toBe(0);
    expect(limit.take('a', 15)).toBe(5);
    expect(limit.take('a')).toBe(0);
    now = 6_000;
    expect(limit.take('a', 15)).toBe(0);
    expect(limit.take('a')).toBe(1);
  });

  it('allows a request that costs more than the limit once a minute', () => {
    let now = 0;
    const limit = new RateLimit(2, () => now);

    expect(limit.take('a', 5)).toBe(0);
    expect(limit.take('a', 5)).toBe(60);
    now = 60_000;
    expect(limit.take('a', 5)).toBe(0);
  });

  it('allows everything without a limit', () => {
    const limit = new RateLimit(0, () => 0);

    expect([1, 2, 3].map(() => limit.take('a', 1_000))).toEqual([0, 0, 0]);
  });
});
