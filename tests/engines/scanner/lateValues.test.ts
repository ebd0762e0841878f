import { scanText } from '../../support/aScanner';

const MIX = 'css.types.color.color-mix';
const mix = 'color: color-mix(in srgb, red, blue)';

async function guardOf(name: string, text: string, key: string): Promise<string | null> {
  const uses = (await scanText(name, text)).filter((use) => use.key === key);
  expect(uses.length).toBeGreaterThan(0);
  return uses.at(-1)!.guard;
}

const inSheet = (condition: string, declaration = mix) =>
  `@supports ${condition} { p { ${declaration} } }`;

describe('a test with a value that browsers read late', () => {
  it.each([
    '(color: color-mix(in srgb, var(--x), red))',
    '(color: color-mix(in srgb, red, VAR(--x)))',
    '(color: color-mix(in srgb, red, env(x)))',
    '(content: color-mix(in srgb, attr(data-x), red))',
    '(color: color-mix(in srgb, inherit(--x), red))',
    '(color: red) and (color: color-mix(in srgb, var(--x), red))',
    'not (not (color: color-mix(in srgb, var(--x), red)))',
    '(--x: color-mix(in srgb, red, blue)) and (color: var(--x))',
  ])('guards nothing that is in it: @supports %s', async (condition) => {
    expect(await guardOf('a.css', inSheet(condition), MIX)).toBeNull();
  });

  it.each([
    '(color: color-mix(in srgb, red, blue))',
    '(color: color-mix(in srgb, red, blue)) and (color: var(--x))',
    '(color: color-mix(in srgb, red, blue)) and (--var: y)',
  ])('differs from one that is read at once: @supports %s', async (condition) => {
    expect(await guardOf('a.css', inSheet(condition), MIX)).toBe('supports');
  });

  it.each([
    ['(gap: var(--x))', 'gap: 1px', 'css.properties.gap', 'supports'],
    ['(gap: env(x, 1px))', 'gap: env(x, 1px)', 'css.types.env', 'supports'],
    ['(gap: calc(env(x) + var(--x)))', 'margin: env(x)', 'css.types.env', null],
    ['(width: attr(data-x px))', 'margin: attr(data-x px)', 'css.types.attr', 'supports'],
    ['(color: var(--x))', 'margin: var(--x)', 'css.types.var', 'supports'],
    ['(--x: y)', 'margin: env(x)', 'css.types.env', null],
    ['(--x: y)', '--y: z', 'css.properties.custom-property', 'supports'],
    // Browsers with these functions have all colors.
    ['(color: color-mix(in srgb, if(else: red), red))', mix, MIX, 'implied'],
  ])('proves its property and the function: %s around %s', async (condition, inner, key, guard) => {
    expect(await guardOf('a.css', inSheet(condition, inner), key)).toBe(guard);
  });

  it.each([
    ["CSS.supports('color', 'color-mix(in srgb, var(--x), red)')", null],
    ["CSS.supports('color: color-mix(in srgb, var(--x), red)')", null],
    ["CSS.supports('(color: color-mix(in srgb, var(--x), red))')", null],
    ["CSS.supports('color', 'color-mix(in srgb, red, blue)')", 'feature-test'],
    ["CSS.supports('color: color-mix(in srgb, red, blue)')", 'feature-test'],
    [`CSS.supports('color', \`color-mix(in srgb, \${x}, red)\`)`, null],
  ])('guards no more in a script: %s', async (test, guard) => {
    const text = `if (${test}) document.body.style.setProperty('color', 'color-mix(in srgb, red, blue)');`;
    expect(await guardOf('a.js', text, MIX)).toBe(guard);
  });
});

describe('a test with a value that is filled in', () => {
  const filled = '(color: color-mix(in srgb, $x, red))';

  it.each([
    ['a.scss', `$x: var(--y);\n${inSheet(filled)}`, null],
    ['a.scss', `$x: red;\n${inSheet(filled)}`, 'supports'],
    ['a.scss', `$y: var(--y);\n$x: $y;\n${inSheet(filled)}`, null],
    ['a.scss', `@use 'b' as *;\n${inSheet(filled)}`, null],
    ['a.scss', inSheet('(color: color-mix(in srgb, #{$x}, red))'), null],
    ['a.less', `@x: var(--y);\n${inSheet(filled.replace('$', '@'))}`, null],
    ['a.less', `@x: red;\n${inSheet(filled.replace('$', '@'))}`, 'supports'],
    ['a.less', inSheet(filled.replace('$', '@')), null],
  ])('guards as much as is known of it, in %s: %s', async (name, text, guard) => {
    expect(await guardOf(name, text, MIX)).toBe(guard);
  });

  it.each(['x', 'props.theme.color'])(
    'guards nothing around a hole of a template: %s',
    async (hole) => {
      const text = `css\`${inSheet(`(color: color-mix(in srgb, \${${hole}}, red))`)}\``;
      expect(await guardOf('a.js', text, MIX)).toBeNull();
    },
  );
});
