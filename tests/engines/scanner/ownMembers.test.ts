import { keysIn } from '../../support/aScanner';

describe('a member that code gives its own function', () => {
  it('is not the platform’s, whatever its name', async () => {
    const code = 'const Menu = () => null; Menu.displayName = "Menu"; Menu.displayName.trim()';

    expect(
      await keysIn('a.js', 'const Menu = () => null; Menu.displayName = "Menu"'),
    ).not.toContain('javascript.builtins.Function.displayName');
    expect(await keysIn('a.js', code)).toContain('javascript.builtins.Function.displayName');
  });
});

describe('a gradient that begins with a variable', () => {
  const KEY = 'css.types.gradient.linear-gradient.single_color_stop';

  it('may begin with a color', async () => {
    const code = 'a { background: linear-gradient(var(--a), var(--b)) }';

    expect(await keysIn('a.css', code)).not.toContain(KEY);
    expect(await keysIn('a.css', 'a { background: linear-gradient(red) }')).toContain(KEY);
  });
});
