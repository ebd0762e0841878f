import { createRateLimit } from '@/server/http/createRateLimit';

describe('createRateLimit', () => {
  it('allows each caller a burst, then the configured rate', () => {
    let now = 0;
    const secondsToWait = createRateLimit({ burst: 3, perSecond: 0.5, now: () => now });

    expect([1, 2, 3, 4].map(() => secondsToWait('a'))).toEqual([0, 0, 0, 2]);
    expect(secondsToWait('b')).toBe(0);
    now = 1_000;
    expect(secondsToWait('a')).toBe(1);
    now = 2_000;
    expect(secondsToWait('a')).toBe(0);
  });
});
