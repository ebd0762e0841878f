import { keysIn } from '../support/aScanner';

describe('values of properties', () => {
  it('take one number for a ratio wherever they take a ratio', async () => {
    const keys = await keysIn('a.css', 'a { aspect-ratio: 1 }');

    expect(keys).toContain('css.types.ratio');
    // The data tell of media queries there.
    expect(keys).not.toContain('css.types.ratio.number_value');
  });
});
