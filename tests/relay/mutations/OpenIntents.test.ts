import { OpenIntents } from '@/relay/mutations/OpenIntents';
import { depositMutation } from '../../support/depositMutation';
import { MemoryStorage } from '../../support/memoryStorage';

const ONE = { account: 'a', amount: 1 };

/** The same tab, before and after a reload. */
function aTab(area = new MemoryStorage()) {
  return { area, reload: () => new OpenIntents(() => area) };
}

describe('OpenIntents', () => {
  it('reuses the key of an equal intent after a reload, until its outcome is known', () => {
    const { reload } = aTab();
    const { key } = reload().begin(depositMutation, ONE);
    expect(reload().begin(depositMutation, ONE).key).toBe(key);
    const again = reload().begin(depositMutation, ONE);
    expect(again.key).toBe(key);
    again.settle();

    expect(reload().begin(depositMutation, ONE).key).not.toBe(key);
  });

  it('treats two equal intents on one page as two, before and after a reload', () => {
    const { reload } = aTab();
    const before = reload();
    const keys = [before.begin(depositMutation, ONE).key, before.begin(depositMutation, ONE).key];
    expect(keys[0]).not.toBe(keys[1]);

    const after = reload();
    expect([after.begin(depositMutation, ONE).key, after.begin(depositMutation, ONE).key]).toEqual(
      keys,
    );
    expect(keys).not.toContain(after.begin(depositMutation, ONE).key);
  });

  it('distinguishes intents by operation and variables', () => {
    const { reload } = aTab();
    const { key } = reload().begin(depositMutation, ONE);

    expect(reload().begin(depositMutation, { account: 'a', amount: 2 }).key).not.toBe(key);
  });

  it('keeps the last 20 keys, and nothing of the intents themselves', () => {
    const { area, reload } = aTab();
    const before = reload();
    const keys = Array.from(
      { length: 21 },
      (_, at) => before.begin(depositMutation, { account: 'secret', amount: at }).key,
    );
    const after = reload();

    expect(after.begin(depositMutation, { account: 'secret', amount: 0 }).key).not.toBe(keys[0]);
    expect(after.begin(depositMutation, { account: 'secret', amount: 1 }).key).toBe(keys[1]);
    expect([...area.items.values()].join()).not.toContain('secret');
  });

  it.each(['not json', '{}', '[1,[2,3],["a"]]'])('goes on where what is stored is %s', (text) => {
    const { area, reload } = aTab();
    area.setItem('plimsoll-intents', text);

    expect(reload().begin(depositMutation, ONE).key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('works if storage is blocked', () => {
    const blocked = new OpenIntents(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { key, settle } = blocked.begin(depositMutation, ONE);

    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(settle).not.toThrow();
  });
});
