import { addressOfKey, isForReader, keyOfPage } from '@/offline/keptPage';

const keyOf = (address: string, cookies = '') =>
  keyOfPage(new URL(address, 'https://plimsoll.example'), cookies);

describe('keptPage', () => {
  it('keeps one address apart for each audience and line', () => {
    const cookies = ['', 'audience=region%3ADE', 'line=90', 'audience=region%3ADE; line=90'];

    expect(new Set(cookies.map((text) => keyOf('/features/has', text))).size).toBe(4);
  });

  it('lets the address decide before the cookie, as the server does', () => {
    expect(keyOf('/features?audience=region:DE', 'audience=world')).toBe(
      keyOf('/features?audience=region:DE', 'audience=region%3AFR'),
    );
    expect(keyOf('/features?audience=region:DE')).not.toBe(keyOf('/features'));
  });

  it('looks past cookies that change nothing on the page', () => {
    expect(keyOf('/features', 'theme=dark; session=1')).toBe(keyOf('/features'));
  });

  it('gives back the address of a key, whatever the audience is called', () => {
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
