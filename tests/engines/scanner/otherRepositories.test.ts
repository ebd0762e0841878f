// Kinds of mistakes found by scanning public repositories, in words of our own.
import { type Language, languageOf } from '@/engines/scanner/files/languageOf';
import { keysIn, scanGuesses, scanner, usesOfKey } from '../../support/aScanner';

const scanned = (name: string, text: string) =>
  scanner.scan({ name, language: languageOf(name) as Language, text });
const guardsOf = async (name: string, text: string, key: string) => {
  const uses = await usesOfKey(name, text, key);
  expect(uses.length).toBeGreaterThan(0);
  return uses.map(({ guard }) => guard);
};

describe('values of style sheets', () => {
  it.each(['underline line-through', 'underline 2px', 'overline underline from-font'])(
    'know several lines without a color or a style: %s',
    async (value) => {
      const keys = await keysIn('a.css', `.a { text-decoration: ${value} }`);

      expect(keys).not.toContain('css.properties.text-decoration.includes_color-and-style');
    },
  );

  it('know a style next to a line', async () => {
    const keys = await keysIn('a.css', '.a { text-decoration: underline dotted }');

    expect(keys).toContain('css.properties.text-decoration.includes_color-and-style');
  });

  it.each([
    ['a module’s function', 'theme.color(text)'],
    ['a function of the sheet', 'brand-color(text)'],
  ])('do not read arguments of %s', async (_, value) => {
    const keys = await keysIn('a.scss', `.a { background: ${value} }`);

    expect([...keys].filter((key) => /\.text$/.test(key))).toEqual([]);
  });

  it('read arguments of functions that CSS has', async () => {
    const keys = await keysIn('a.css', '.a { width: fit-content(10dvh); height: max(1lh, 2px) }');

    expect(keys).toContain('css.types.length.lh');
    expect([...keys].some((key) => key.includes('viewport_percentage_units_dynamic'))).toBe(true);
  });

  it.each([
    [
      'white-space: nowrap own-if($strict, !important)',
      'css.properties.white-space.shorthand_values',
    ],
    ['display: $shown', 'css.properties.display.multi-keyword_values'],
  ])('do not count what Sass works out: %s', async (declaration, key) => {
    expect(await keysIn('a.scss', `@mixin a($shown) { ${declaration}; }`)).not.toContain(key);
  });

  it('take a vendor’s name in a list of media queries for one of several', async () => {
    const list =
      '@media (min--moz-device-pixel-ratio: 2), (min-resolution: 2dppx) { a { top: 0 } }';
    const one = '@media (min--moz-device-pixel-ratio: 2) { a { top: 0 } }';
    const key = 'css.at-rules.media.-moz-device-pixel-ratio';

    expect(await keysIn('a.css', list)).not.toContain(key);
    expect(await keysIn('a.css', one)).toContain(key);
  });

  it('take Sass under the name of CSS for Sass', async () => {
    const text = '.#{$name}-list { .entry { color: red } &.open .entry { color: blue } }';

    expect(await keysIn('a.css', text)).not.toContain('css.selectors.nesting');
  });
});

describe('code for browsers without a feature', () => {
  const SHARE = 'api.Navigator.share';

  it.each([
    ['else', 'if ("clipboard" in navigator) { copy() } else { navigator.share() }'],
    [
      'typeof',
      'if (typeof window.reportError !== "undefined") { go() } else if (x) navigator.share()',
    ],
    ['a choice', 'const a = typeof reportError === "undefined" ? navigator.share() : 1'],
  ])('is a way out: %s', async (_, code) => {
    expect(await guardsOf('a.js', code, SHARE)).toEqual(['feature-test']);
  });

  it.each([
    ['a test for a device', 'if ("ontouchstart" in window) { tap() } else { navigator.share() }'],
    ['a value', 'if (document.hidden) { wait() } else { navigator.share() }'],
    ['a test for the same', 'if (!("share" in navigator)) { navigator.share() }'],
  ])('does not begin at %s', async (_, code) => {
    expect(await guardsOf('a.js', code, SHARE)).toEqual([null]);
  });

  it('is a way out in style sheets', async () => {
    const text = '@supports not (text-wrap: balance) { .a { mask-border: none } }';

    expect(await guardsOf('a.css', text, 'css.properties.mask-border')).toEqual(['supports']);
  });
});

describe('tests', () => {
  it('prove what stands before ?. in them', async () => {
    const code =
      'const calm = navigator.userAgentData?.brands?.extra ? navigator.userAgentData.brands : 1';
    const guards = await guardsOf('a.js', code, 'api.Navigator.userAgentData');

    expect(guards).not.toContain(null);
  });

  it('prove a member that one interface has, on whatever object', async () => {
    const code =
      'class A { go() { if (!this.host.box?.computedStyleMap) return; return new CSSUnitValue(0, "px") } }';

    expect(await guardsOf('a.ts', code, 'api.CSSUnitValue')).toEqual(['feature-test']);
  });
});

describe('markup', () => {
  it('of authors’ elements has attributes of their own', async () => {
    const uses = await scanGuesses('a.html', '<my-popup anchor="top"></my-popup>');

    expect(uses.map(({ key, evidence }) => [key, evidence])).toContainEqual([
      'html.global_attributes.anchor',
      'possible',
    ]);
  });

  it.each([
    ['a.html', '<style>{{ page.css }}</style>'],
    ['a.blade.php', '<style>\n  @if (true)\n    {!! file("a.css") !!}\n  @endif\n</style>'],
    ['a.js', 'html`<p style=${map({ a: 1 })}></p>`'],
  ])('with holes is not damaged: %s %s', async (name, text) => {
    expect((await scanned(name, text)).notes).toEqual([]);
  });

  it('has no unknown names where a template fills them in', async () => {
    const { unknown } = await scanned('a.js', 'html`<h${this.level}>a</h${this.level}>`');

    expect([...unknown.keys()]).toEqual([]);
  });
});

describe('files that browsers never read', () => {
  it.each(['spec/fixtures/story.html', 'test/fixtures/a/b.css', 'src/__fixtures__/a.svg'])(
    'are fixtures of tests: %s',
    async (name) => {
      expect((await scanned(name, '')).leftOut).toBe('tests');
    },
  );

  it('are read among others', async () => {
    expect((await scanned('src/fixtures.css', 'a { color: red }')).leftOut).toBeUndefined();
  });

  it.each([
    ['app/routes/key.ts', 'export async function loader() { return Response.json({}) }'],
    [
      'app/key.ts',
      "import type { Route } from './+types/key'; import { a } from './+types/key'; export const action = () => a(Response.json({}))",
    ],
  ])('are routes that only answer: %s', async (name, text) => {
    expect((await scanned(name, text)).leftOut).toBe('server');
  });

  it.each([
    [
      'app/routes/key.tsx',
      'export function loader() {} export default function Key() { return <p /> }',
    ],
    ['app/routes/key.ts', 'export const clientLoader = () => Response.json({})'],
    ['src/key.ts', 'export const loader = () => Response.json({})'],
  ])('are not pages: %s', async (name, text) => {
    expect((await scanned(name, text)).leftOut).toBeUndefined();
  });
});

it('reads the first edition of import attributes', async () => {
  const { problem } = await scanned(
    'src/a.js',
    "import a from './a.json' assert { type: 'json' };",
  );

  expect(problem).toBeUndefined();
});
