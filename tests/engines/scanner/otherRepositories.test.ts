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

  it.each([
    ['color-mix(var(--space), red, blue)', false],
    ['color-mix(in srgb, var(--colors))', false],
    ['color-mix(red, blue)', false],
    ['color-mix(in srgb, red, blue, lime)', true],
    ['color-mix(in srgb, red)', true],
  ])('count the colors that are mixed: %s', async (value, isMany) => {
    const keys = await keysIn('a.css', `.a { color: ${value} }`);

    expect(keys.has('css.types.color.color-mix.variadic_color_arguments')).toBe(isMany);
  });

  it.each(['$name', '#{$name}'])('take the name in attr() from a variable: %s', async (name) => {
    const keys = await keysIn('a.scss', `.a::before { content: attr(${name}) }`);

    expect(keys).not.toContain('css.types.attr.type_function');
  });

  it('know a type in attr()', async () => {
    const keys = await keysIn('a.css', '.a { width: attr(data-w type(<length>)) }');

    expect(keys).toContain('css.types.attr.type_function');
  });

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
    ['src/key.ts', 'export const loader = () => structuredClone({})'],
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

describe('what is certain', () => {
  const HIGHLIGHTS = 'const has = typeof CSS !== "undefined" && CSS.highlights !== undefined;';

  it('is not a use in a function that may only be called behind a test', async () => {
    const code = `${HIGHLIGHTS}
      class Find {
        show() { CSS.highlights.clear(); }
        open() { if (has) plugin({ view: () => this.show() }); }
      }`;

    expect(await guardsOf('a.ts', code, 'api.CSS.highlights_static')).not.toContain(null);
    expect(await guardsOf('a.ts', code, 'api.CSS.highlights_static')).toContain('asked');
  });

  it('is a use next to a test in the same function', async () => {
    const code = 'function go() { if (navigator.share) count(); navigator.share({}); }';

    expect(await guardsOf('a.js', code, 'api.Navigator.share')).toContain(null);
  });

  it('is guarded by a test of import.meta', async () => {
    const code = 'const at = (a) => import.meta.resolve ? import.meta.resolve(a) : a;';
    const key = 'javascript.operators.import_meta.resolve';

    expect(await guardsOf('a.mjs', code, key)).not.toContain(null);
    expect(await guardsOf('a.mjs', 'import.meta.resolve("a")', key)).toEqual([null]);
  });

  it('is no listener that is taken away', async () => {
    expect(await keysIn('a.js', 'window.onorientationchange = null;')).not.toContain(
      'api.Window.orientationchange_event',
    );
    expect(await keysIn('a.js', 'window.onorientationchange = turn;')).toContain(
      'api.Window.orientationchange_event',
    );
  });

  it.each([
    ['one', 'details::details-content { height: 0 }', 'ignored'],
    ['all', '.a::details-content, .b::details-content { height: 0 }', 'ignored'],
    ['one with lists in it', 'p:is(.a, :not(.b))::details-content { height: 0 }', 'ignored'],
    ['some', '.a::details-content, .b { height: 0 }', 'rule-dropped'],
  ])('is a lost rule only where more is lost than a pseudo-element: %s', async (_, text, lost) => {
    const uses = await usesOfKey('a.css', text, 'css.selectors.details-content');

    expect(uses.map(({ consequence }) => consequence)).toContain(lost);
  });

  it('is no font in a list that browsers pass over', async () => {
    const list = '@font-face { src: url(a.woff2) format("woff2"), url(a.svg#a) format("svg") }';
    const only = '@font-face { src: url(a.svg#a) format("svg") }';
    const key = 'css.at-rules.font-face.SVG_fonts';

    expect(await guardsOf('a.css', list, key)).toEqual(['fallback']);
    expect(await guardsOf('a.css', only, key)).toEqual([null]);
  });

  it('is no color that a variable of Sass may be', async () => {
    const text = '.a { background: radial-gradient($gray 15%, transparent 15%) }';

    expect(await keysIn('a.scss', text)).not.toContain(
      'css.types.gradient.radial-gradient.single_color_stop',
    );
  });

  it('is no second keyword that is !important', async () => {
    const text = 'const a = <p style={{ display: "none !important" }} />;';

    expect(await keysIn('a.tsx', text)).not.toContain(
      'css.properties.display.multi-keyword_values',
    );
  });
});
