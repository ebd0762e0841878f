import { keysIn, scanner, scanText } from '../../support/aScanner';

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
    'exclude those that Sass must leave to the browser: %s',
    async (value) => {
      expect(await namesIn('a.scss', value)).toHaveLength(1);
    },
  );
});

describe('Less', () => {
  it('may have comments that begin with //*', async () => {
    const sheet = '//** a\n@b: 1px; .d { &:has(p) { width: @b } }\n/* c //**/ .e { f: g }';

    expect(await keysIn('a.less', sheet.split('/* c')[0]!)).toContain('css.selectors.has');
    expect(await keysIn('a.less', sheet)).toContain('css.selectors.has');
  });

  it('says briefly why it cannot be read', async () => {
    const text = `a { ${'b'.repeat(1_000)} }`;
    const { problem } = await scanner.scan({ name: 'a.less', language: 'less', text });

    expect(problem).toMatchObject({ line: 1, column: 5 });
    expect(problem!.message).toMatch(/^Unknown word b{87}…\.$/);
  });
});

describe('blocks of Tailwind, which its build takes away', () => {
  const nesting = async (sheet: string) =>
    (await scanText('a.css', sheet)).filter(({ key }) => key.startsWith('css.selectors.nesting'));

  it.each([
    '@utility x { &::before { gap: 0 } .b { gap: 0 } }',
    '.a { @variant dark { &:hover { gap: 0 } } }',
    '@custom-variant dark { &:where(.dark *) { @slot; } }',
  ])('nest nothing: %s', async (sheet) => {
    expect(await nesting(sheet)).toEqual([]);
  });

  it('end where they end', async () => {
    expect(await nesting('@utility x { gap: 0 } .a { &:hover { gap: 0 } }')).toHaveLength(1);
  });
});
