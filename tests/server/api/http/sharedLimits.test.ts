import { perMinute, RateLimit } from '@/server/api/http/RateLimit';
import { openSharedLimits, type SharedLimits } from '@/server/api/http/sharedLimits';
import { aValkey, provideValkey, type ValkeyServer } from '../../../support/aValkey';
import { freePort } from '../../../support/freePort';
import { until } from '../../../support/until';

const RATE = perMinute(10);

describe('shared limits without a store', () => {
  it('leave each instance to its own, and say so', async () => {
    const shared = openSharedLimits(`redis://127.0.0.1:${await freePort()}`);
    const limit = new RateLimit(
      'test',
      RATE,
      () => 0,
      () => shared,
    );
    const pauses = Array.from({ length: 11 }, () => limit.take('a'));
    await until(() => shared.trouble !== undefined);
    shared.close();

    expect(pauses).toEqual([...new Array<number>(10).fill(0), 6]);
    expect(shared.trouble).toMatch(/^each instance has its own, .* \(ECONNREFUSED\)$/);
  });
});

const program = provideValkey();
(program === undefined ? describe.skip : describe)('shared limits', () => {
  let store: ValkeyServer;
  let instances: readonly [SharedLimits, SharedLimits];
  /** Stands for two instances: their clocks are their own, and here they stand still. */
  const limitsOf = (name: string) =>
    instances.map(
      (shared) =>
        new RateLimit(
          name,
          RATE,
          () => 0,
          () => shared,
        ),
    ) as [RateLimit, RateLimit];

  beforeAll(async () => {
    store = await aValkey(program!);
    instances = [openSharedLimits(store.url), openSharedLimits(store.url)];
    await untilBothCanTake();
  });
  afterAll(async () => {
    for (const shared of instances) shared.close();
    await store.stop();
  });

  async function untilBothCanTake(): Promise<void> {
    for (const shared of instances)
      await until(async () => (await shared.take('ready', RATE, new Map([['a', 0]]))).size === 1);
  }

  it('count what one client takes from two instances', async () => {
    const [one, other] = limitsOf('two');
    for (let i = 0; i < 8; i++) one.take('a');
    await until(
      async () => (await instances[0].take('two', RATE, new Map([['a', 0]]))).get('a')! < 3,
    );
    // Taking one here tells this instance of the eight.
    expect(other.take('a')).toBe(0);
    await until(() => other.take('a', 5) > 0);

    expect(other.pause('b')).toBe(0);
    expect(other.take('b', 10)).toBe(0);
  });

  it('refill by the clock of the store, and forget a bucket that is full', async () => {
    const fast = perMinute(60_000);
    const take = (cost: number) => instances[0].take('fast', fast, new Map([['a', cost]]));
    const after = (await take(100)).get('a')!;
    await until(async () => (await take(0)).get('a') === fast.burst);

    expect(after).toBe(59_900);
  });

  it('take for many clients at once', async () => {
    const used = new Map(Array.from({ length: 500 }, (_, index) => [`c${index}`, index % 7]));
    const left = await instances[1].take('many', RATE, used);

    expect([...left]).toEqual([...used].map(([client, cost]) => [client, 10 - cost]));
  });

  it('fall back to each instance when the store dies, and go on when it is back', async () => {
    const [one] = limitsOf('dies');
    await store.stop();
    await until(() => instances[0].trouble !== undefined);
    const pauses = Array.from({ length: 11 }, () => one.take('a'));

    store = await aValkey(program!, Number(new URL(store.url).port));
    await until(() => instances.every(({ trouble }) => trouble === undefined));
    await untilBothCanTake();

    expect(pauses.filter((pause) => pause > 0)).toHaveLength(1);
    // It knows nothing of before, which gives nothing back to an instance that does.
    await instances[0].take('dies', RATE, new Map([['a', 0]]));
    expect(one.take('a')).toBeGreaterThan(0);
  });
});
