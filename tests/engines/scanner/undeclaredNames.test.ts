import { usesOfKey } from '../../support/aScanner';

const outcomesOf = async (code: string, key = 'api.scheduler') =>
  (await usesOfKey('a.js', code, key)).map(
    ({ consequence, guard }) => `${consequence} ${guard ?? 'unguarded'}`,
  );

describe('a test of a name that a browser may not have', () => {
  it.each([
    ['?.', 'scheduler?.yield();'],
    ['if', 'if (scheduler) scheduler.yield();'],
    ['&&', 'scheduler && scheduler.yield();'],
    ['??', 'const one = scheduler ?? other;'],
    ['== null', 'if (scheduler == null) go();'],
    ['!', 'if (!scheduler) go();'],
    ['Boolean()', 'if (Boolean(scheduler)) go();'],
    ['?:', 'scheduler ? go() : stay();'],
    ['typeof of a member', 'if (typeof scheduler.yield === "function") go();'],
    ['?. within typeof', 'if (typeof scheduler?.yield === "function") go();'],
  ])('throws itself, with %s', async (_, code) => {
    expect((await outcomesOf(code))[0]).toBe('throws unguarded');
  });

  it('proves the members that stand behind it', async () => {
    const members = await outcomesOf('scheduler?.yield();', 'api.Scheduler.yield');

    expect(members).toEqual([expect.stringMatching(/(?:optional|feature-test)$/)]);
  });

  it.each([
    'window.scheduler?.yield();',
    'globalThis.scheduler?.yield();',
    'self.scheduler && self.scheduler.yield();',
    'if (typeof scheduler !== "undefined") scheduler.yield();',
    'if ("scheduler" in window) scheduler?.yield();',
    'const { scheduler } = window; scheduler?.yield();',
    'function run(scheduler) { scheduler?.yield(); }',
    'try { scheduler?.yield() } catch {}',
  ])('is safe where the name is proven or declared: %s', async (code) => {
    const outcomes = await outcomesOf(code);

    expect(outcomes.filter((one) => one === 'throws unguarded')).toEqual([]);
  });
});
