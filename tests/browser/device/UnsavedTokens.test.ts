import { UnsavedTokens } from '@/browser/device/UnsavedTokens';
import { MemoryStorage } from '../../support/memoryStorage';

/** The same tab, before and after a reload. */
function aTab(area = new MemoryStorage()) {
  return { area, reload: () => new UnsavedTokens(() => area) };
}

describe('UnsavedTokens', () => {
  it('reuses the secret of a draft, even after a reload, until the outcome is known', () => {
    const { reload } = aTab();
    const before = reload();
    const token = before.tokenFor('ours');
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    expect(before.tokenFor('ours')).toBe(token);

    const after = reload();
    expect(after.tokenFor('ours')).toBe(token);
    after.settle('ours');
    expect(after.tokenFor('ours')).not.toBe(token);
  });

  it('gives every other draft its own secret', () => {
    const tokens = aTab().reload();

    expect(tokens.tokenFor('ours')).not.toBe(tokens.tokenFor('theirs'));
  });

  it('keeps the last five secrets, and nothing of the drafts', () => {
    const { area, reload } = aTab();
    const before = reload();
    const tokens = Array.from({ length: 6 }, (_, at) => before.tokenFor(`our visitors ${at}`));
    const after = reload();

    expect(after.tokenFor('our visitors 5')).toBe(tokens[5]);
    expect(after.tokenFor('our visitors 1')).toBe(tokens[1]);
    expect(after.tokenFor('our visitors 0')).not.toBe(tokens[0]);
    expect([...area.items.values()].join()).not.toContain('visitors');
  });

  it.each(['not json', '{}', '[1,[2,3],["a"]]'])('goes on where what is stored is %s', (text) => {
    const { area, reload } = aTab();
    area.setItem('plimsoll:unsaved-audience', text);

    expect(reload().tokenFor('ours')).toMatch(/^[0-9a-f]{48}$/);
  });

  it('keeps secrets for the page’s lifetime if storage is blocked', () => {
    const blocked = new UnsavedTokens(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

    expect(blocked.tokenFor('ours')).toBe(blocked.tokenFor('ours'));
  });
});
