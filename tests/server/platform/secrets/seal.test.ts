import { seal, unseal } from '@/server/platform/secrets/seal';

const KEY = 'one-key-of-at-least-32-characters';

describe('a sealed secret', () => {
  const sealed = seal('phx_secret', 'source:1', KEY);

  it('opens with its key, for its row, and is different each time', () => {
    expect(unseal(sealed, 'source:1', KEY)).toBe('phx_secret');
    expect(sealed).not.toContain('secret');
    expect(seal('phx_secret', 'source:1', KEY)).not.toBe(sealed);
  });

  it.each([
    ['with another key', 'source:1', 'another-key-of-at-least-32-letters', sealed],
    ['for another row', 'source:2', KEY, sealed],
    ['after a change', 'source:1', KEY, `${sealed.slice(0, -3)}AAA`],
    ['without a key', 'source:1', '', sealed],
  ])('does not open %s, and the error has the remedy', (_, owner, key, text) => {
    expect(() => unseal(text, owner, key)).toThrow(/SECRETS_KEY is not the one.*Set that again/);
  });

  it('is refused where the server has no key', () => {
    expect(() => seal('a', 'source:1', '')).toThrow(/SECRETS_KEY is not set/);
  });
});
