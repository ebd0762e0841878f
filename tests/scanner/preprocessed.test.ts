import { keysIn } from '../support/aScanner';

describe('functions that never reach a browser', () => {
  const namesIn = async (name: string, value: string) =>
    [...(await keysIn(name, `a { margin: ${value} }`))].filter((key) =>
      /^css\.types\.(?:dashed-function|round|abs|sin|pow)$/.test(key),
    );

  it('are those of Tailwind', async () => {
    expect(await namesIn('a.css', '--spacing(4) --theme(--x) --value(integer)')).toEqual([]);
    expect(await namesIn('a.css', '--double(4px)')).toEqual(['css.types.dashed-function']);
  });

  it.each(['round($a / 2)', 'abs(-1px)', 'sin(45deg)', 'round(up, 1.2px, 1px)', 'pow(2, $b)'])(
    'are those that Sass works out: %s',
    async (value) => {
      expect(await namesIn('a.scss', value)).toEqual([]);
      expect(await namesIn('a.css', value.replaceAll('$', '--'))).toHaveLength(1);
    },
  );

  it.each(['round(up, 10%, 1px)', 'abs(var(--a))', 'round(up, 1vw, 1px)', 'abs(#{$a})'])(
    'are none that Sass must leave to the browser: %s',
    async (value) => {
      expect(await namesIn('a.scss', value)).toHaveLength(1);
    },
  );
});
