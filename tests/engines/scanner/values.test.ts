import { keysIn } from '../../support/aScanner';

describe('values of properties', () => {
  it('take one number for a ratio wherever they take a ratio', async () => {
    const keys = await keysIn('a.css', 'a { aspect-ratio: 1 }');

    expect(keys).toContain('css.types.ratio');
    // The data tell of media queries there.
    expect(keys).not.toContain('css.types.ratio.number_value');
  });

  it.each(['filter: alpha(opacity=50)', 'filter: Alpha(Opacity=50)'])(
    'of old Internet Explorer are not color functions: %s',
    async (declaration) => {
      expect(await keysIn('a.css', `a { ${declaration} }`)).not.toContain('css.types.color.alpha');
    },
  );

  it('may be colors with another opacity', async () => {
    const keys = await keysIn('a.css', 'a { color: alpha(from red / 50%) }');

    expect(keys).toContain('css.types.color.alpha');
  });
});
