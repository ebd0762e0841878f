import { keysIn, scanner, scanText } from '../../support/aScanner';

describe('hacks for old versions of Internet Explorer', () => {
  it.each([
    '*zoom: 1',
    '_zoom: 1',
    '*inset: 0',
    '_inset: 0',
    '#inset: 0',
    '+inset: 0',
    'width: 100dvh\\9',
    'width: 100dvh !ie',
  ])('are no uses: %s', async (declaration) => {
    for (const name of ['a.css', 'a.scss', 'a.less']) {
      const keys = [...(await keysIn(name, `.a { ${declaration} }`))];

      expect(keys.filter((key) => /zoom|inset|dynamic/.test(key))).toEqual([]);
    }
  });

  it('are not unknown to the data either', async () => {
    const text = '.a { #inset: 0; *foo: 1 }';
    const { unknown } = await scanner.scan({ name: 'a.css', language: 'css', text });

    expect([...unknown.keys()]).toEqual([]);
  });

  it('leave what stands next to them alone', async () => {
    expect(await keysIn('a.css', '.a { *zoom: 1; inset: 0; _top: 1px }')).toContain(
      'css.properties.inset',
    );
  });
});

it('reads names of properties that are written with escapes', async () => {
  expect(await keysIn('a.css', '.a { \\69nset: 0 }')).toContain('css.properties.inset');
  expect(await keysIn('a.css', '.a { in\\set: 0 }')).toContain('css.properties.inset');
});

it('reads the values of a map of Sass where they stand', async () => {
  const sheet = '$heights: (small: 50px, tall: calc(100dvh - 1px), far: math.div(1px, 2));';
  const uses = await scanText('a.scss', sheet);
  const [tall] = uses.filter(({ key }) => key.includes('viewport_percentage_units_dynamic'));

  expect(tall).toMatchObject({ line: 1, column: sheet.indexOf('100dvh') + 1 });
});

describe('rules as arguments in Less', () => {
  const INSET = 'css.properties.inset';

  it.each([
    '@sizes: sm, md;\neach(@sizes, { .gap-@{value} { inset: 0 } });\n.b { height: 100dvh }',
    '.a { each(range(3), { .col-@{value} { inset: 0 } }); }\n.b { height: 100dvh }',
    'each(@list, .(@v, @k, @i) { .x-@{k} { inset: 0 } });\n.b { height: 100dvh }',
    '.on-phones({ inset: 0; });\n.b { height: 100dvh }',
    '.a { #ns > .wide(1px, { inset: 0 }, { gap: 0 }); }\n.b { height: 100dvh }',
    'each({ a: 1px; b: 2px }, { .c-@{key} { inset: 0 } }); .b { height: 100dvh }',
  ])('are read, and what follows them is: %s', async (sheet) => {
    const uses = await scanText('a.less', sheet);
    const inset = uses.filter(({ key }) => key === INSET);

    expect(inset).toHaveLength(1);
    const lines = sheet.split('\n');
    const { line, column } = inset[0]!;
    expect(lines[line - 1]!.slice(column - 1)).toMatch(/^inset/);
    expect(uses.some(({ key }) => key.includes('viewport_percentage_units_dynamic'))).toBe(true);
  });

  it('are kept apart from mixins and guards', async () => {
    const sheet = '.m(@a) when (@a > 1) { inset: 0 }\n.b { .m(2); width: ~"calc(1px)"; }';

    expect(await keysIn('a.less', sheet)).toContain(INSET);
  });
});

describe('attributes as old as HTML', () => {
  const unknownIn = async (text: string) => [
    ...(await scanner.scan({ name: 'a.html', language: 'html', text })).unknown.keys(),
  ];

  it.each([
    '<input type="text" value="a"><input type="email"><input type=" DATE ">',
    '<table><tr><td nowrap height="1"></td></tr></table>',
    '<div itemscope itemtype="x"><p itemprop="a" property="og:x" typeof="y"></p></div>',
    '<input type="">',
  ])('are not unknown: %s', async (markup) => {
    expect(await unknownIn(markup)).toEqual([]);
  });

  it('do not hide a type that nobody knows', async () => {
    expect(await unknownIn('<input type="dat"><p foo>')).toEqual(['<input type=dat>', '<p foo>']);
  });
});
