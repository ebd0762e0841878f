import { IDEMPOTENCY_KEPT_MS, IDEMPOTENCY_MAX_ANSWERS, memoryIdempotencyStore } from '@/server/http/memoryIdempotencyStore';

describe('memoryIdempotencyStore', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Sets the clock; the cache looks at it again once a millisecond has really passed. */
  async function passTo(ms: number): Promise<void> {
    jest.spyOn(performance, 'now').mockReturnValue(ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  function aCounter(store = memoryIdempotencyStore()) {
    let applied = 0;
    const apply = (isCommitted = true) => {
      applied += 1;
      return Promise.resolve({ isCommitted, result: { data: { applied } } });
    };
    return { once: (key: string, isCommitted = true) => store.once({ key, requestHash: 'h' }, () => apply(isCommitted)), count: () => applied };
  }

  it('gives an answer for 48 hours and forgets it then', async () => {
    const { once, count } = aCounter();
    await passTo(1);
    await once('a');

    await passTo(IDEMPOTENCY_KEPT_MS);
    await once('a');
    expect(count()).toBe(1);
    await passTo(IDEMPOTENCY_KEPT_MS + 2);
    await once('a');
    expect(count()).toBe(2);
    expect(IDEMPOTENCY_KEPT_MS).toBe(48 * 3_600_000);
  });

  it('keeps at most 10 000 answers, the newest', async () => {
    const { once, count } = aCounter();
    for (let number = 0; number <= IDEMPOTENCY_MAX_ANSWERS; number += 1) await once(`key-${number}`);
    expect(count()).toBe(10_001);

    await once('key-10000');
    await once('key-1');
    expect(count()).toBe(10_001);
    await once('key-0');
    expect(count()).toBe(10_002);
  });

  it('forgets what was not committed', async () => {
    const { once, count } = aCounter();
    await once('a', false);
    await once('a');
    await once('a');

    expect(count()).toBe(2);
  });

  it('forgets what has thrown, and tells all who waited', async () => {
    const store = memoryIdempotencyStore();
    const ask = () => store.once({ key: 'a', requestHash: 'h' }, () => Promise.reject(new Error('down')));
    const [first, second] = await Promise.allSettled([ask(), ask()]);

    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    expect(await store.once({ key: 'a', requestHash: 'h' }, () => Promise.resolve({ isCommitted: true, result: { data: {} } }))).toEqual({ data: {} });
  });
});
