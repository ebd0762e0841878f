import { addressWith } from '@/domain/routes/addressWith';

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
