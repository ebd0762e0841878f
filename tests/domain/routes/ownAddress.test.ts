import { addressWith, parseOwnAddress } from '@/domain/routes/ownAddress';

describe('addressWith', () => {
  it('adds an audience and a line to a URL’s parameters', () => {
    expect(
      addressWith('/features?sort=name&audience=world#top', {
        audience: 'region:DE',
        line: '97.5',
      }),
    ).toBe('/features?sort=name&audience=region:DE&line=97.5#top');
  });

  it('removes them so that the reader’s own apply', () => {
    expect(
      addressWith('/features/has?audience=world&line=90', { audience: undefined, line: undefined }),
    ).toBe('/features/has');
  });

  it('preserves the query', () => {
    const address = addressWith('/', {
      audience: 'browserslist:> 0.5%, not dead & ios >= 16',
      line: undefined,
    });

    expect(new URL(address, 'http://localhost').searchParams.get('audience')).toBe(
      'browserslist:> 0.5%, not dead & ios >= 16',
    );
  });
});

describe('parseOwnAddress', () => {
  it('accepts a URL on this site', () => {
    expect(parseOwnAddress('/features?q=grid&page=2#list')).toBe('/features?q=grid&page=2#list');
  });

  it('rejects a URL that leads elsewhere, however it is written', () => {
    for (const text of [
      undefined,
      '',
      'https://example.com/',
      '//example.com/',
      '/\\example.com/',
      '/\t/example.com/',
      '/.//example.com/',
      'javascript:alert(1)',
    ]) {
      expect(parseOwnAddress(text)).toBeUndefined();
    }
  });
});
