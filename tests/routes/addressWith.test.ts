import { addressWith } from '@/routes/addressWith';

describe('addressWith', () => {
  it('names an audience and a line beside what the address says already', () => {
    expect(
      addressWith('/features?sort=name&audience=world#top', {
        audience: 'region:DE',
        line: '97.5',
      }),
    ).toBe('/features?sort=name&audience=region:DE&line=97.5#top');
  });

  it('takes them out where the reader’s own are to count', () => {
    expect(
      addressWith('/features/has?audience=world&line=90', { audience: undefined, line: undefined }),
    ).toBe('/features/has');
  });

  it('writes a query so that it is read back unchanged', () => {
    const address = addressWith('/', {
      audience: 'browserslist:> 0.5%, not dead & ios >= 16',
      line: undefined,
    });

    expect(new URL(address, 'http://localhost').searchParams.get('audience')).toBe(
      'browserslist:> 0.5%, not dead & ios >= 16',
    );
  });
});
