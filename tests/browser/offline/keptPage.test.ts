import { addressOfKey, isForReader, keyOfPage } from '@/browser/offline/keptPage';

const keyOf = (address: string, cookies = '') =>
  keyOfPage(new URL(address, 'https://plimsoll.example'), cookies);

describe('keptPage', () => {
  it('has a separate key for each audience and line at one URL', () => {
    const cookies = ['', 'audience=region%3ADE', 'line=90', 'audience=region%3ADE; line=90'];

    expect(new Set(cookies.map((text) => keyOf('/features/has', text))).size).toBe(4);
  });

  it('prefers the URL’s preferences over the cookie’s, like the server', () => {
    expect(keyOf('/features?audience=region:DE', 'audience=world')).toBe(
      keyOf('/features?audience=region:DE', 'audience=region%3AFR'),
    );
    expect(keyOf('/features?audience=region:DE')).not.toBe(keyOf('/features'));
  });

  it('ignores cookies that don’t affect the page', () => {
    expect(keyOf('/features', 'theme=dark; session=1')).toBe(keyOf('/features'));
  });

  it('parses the address from a key, whatever the audience’s name', () => {
    for (const audience of ['world', 'last 2 versions, not dead', '..', '/', 'a@b']) {
      const key = new URL(
        keyOf('/features?q=a%20b&sort=NAME_ASC#top', `audience=${encodeURIComponent(audience)}`),
      ).href;

      expect(addressOfKey(key)).toBe('/features?q=a%20b&sort=NAME_ASC');
      expect(isForReader(key, `audience=${encodeURIComponent(audience)}`)).toBe(true);
      expect(isForReader(key, 'audience=region%3AFR')).toBe(false);
    }
    expect(addressOfKey('https://plimsoll.example/features')).toBeUndefined();
  });
});
