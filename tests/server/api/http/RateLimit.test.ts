import { perHour, perMinute, RateLimit } from '@/server/api/http/RateLimit';

describe('RateLimit', () => {
  it('charges requests by cost, and reports when enough is available again', () => {
    let now = 0;
    const limit = new RateLimit('test', perMinute(60), () => now);

    expect(limit.take('a', 50)).toBe(0);
    expect(limit.take('a', 15)).toBe(5);
    expect(limit.take('a')).toBe(0);
    now = 6_000;
    expect(limit.take('a', 15)).toBe(0);
    expect(limit.take('a')).toBe(1);
  });

  it('allows a request that costs more than the limit once a minute', () => {
    let now = 0;
    const limit = new RateLimit('test', perMinute(2), () => now);

    expect(limit.take('a', 5)).toBe(0);
    expect(limit.take('a', 5)).toBe(60);
    now = 60_000;
    expect(limit.take('a', 5)).toBe(0);
  });

  it('lets everything through where there is no limit', () => {
    const limit = new RateLimit('test', perMinute(0), () => 0);

    expect([1, 2, 3].map(() => limit.take('a', 1_000))).toEqual([0, 0, 0]);
  });

  it('refills at the configured rate, each client by itself', () => {
    let now = 0;
    const limit = new RateLimit('test', perHour(20), () => now);

    expect(Array.from({ length: 21 }, () => limit.take('a'))).toEqual([
      ...new Array<number>(20).fill(0),
      180,
    ]);
    expect(limit.take('b')).toBe(0);
    now = 180_000;
    expect(limit.take('a')).toBe(0);
  });

  it('charges a cost known only afterwards, and makes the client wait for it', () => {
    let now = 0;
    const limit = new RateLimit('test', perMinute(60), () => now);
    limit.charge('a', 75);

    expect(limit.pause('a')).toBe(15);
    expect(limit.pause('b')).toBe(0);
    now = 16_000;
    expect(limit.pause('a')).toBe(0);
  });

  it('takes nothing away where a clock goes back', () => {
    let now = 3_600_000;
    const limit = new RateLimit('test', perMinute(60), () => now);
    limit.take('a', 30);
    now = 0;

    expect(limit.take('a', 30)).toBe(0);
  });
});
