import type { Language } from '@/engines/scanner/files/languageOf';
import { isNoPlace, type Placement } from '@/engines/scanner/wrap/Placement';
import { addTests, TestTrials } from '@/engines/scanner/wrap/TestTrials';
import { findPlacement } from '@/engines/scanner/wrap/wrapInTest';
import { scanner, usesOfKey } from '../../../support/aScanner';

/** The text with tests for all uses of keys, or the reason why one of them stays open. */
async function fixed(language: Language, text: string, ...keys: readonly string[]) {
  const file = { name: `a.${language}`, language, text };
  const placements: Placement[] = [];
  const trials = new TestTrials(scanner, file);
  for (const key of keys)
    for (const use of await usesOfKey(file.name, text, key)) {
      const top = text.split('\n', use.line - 1).join('\n').length + Number(use.line > 1);
      const found = await findPlacement(scanner, use, top + use.column - 1, trials);
      if (isNoPlace(found)) return found.reason;
      placements.push(found);
    }
  return addTests(file, placements);
}

const ANCHOR = 'css.properties.anchor-name';
const AREA = 'css.properties.position-area';
const HAS = 'css.selectors.has';

describe('a test in a style sheet', () => {
  it('takes one declaration out of its rule, with its comments', async () => {
    const sheet =
      '.a {\n    color: red;\n    /* a */\n    anchor-name: --x; /* b */\n\n    gap: 0\n}\n.b { gap: 0 }\n';
    expect(await fixed('css', sheet, ANCHOR)).toBe(
      '.a {\n    color: red;\n\n    gap: 0\n}\n' +
        '@supports (anchor-name: --x) {\n    .a {\n        /* a */\n        anchor-name: --x; /* b */\n    }\n}\n' +
        '.b { gap: 0 }\n',
    );
  });

  it('has one for each declaration, since browsers may have one of them', async () => {
    expect(
      await fixed('css', '.a { color: red; anchor-name: --x; position-area: top }', ANCHOR, AREA),
    ).toBe(
      '.a { color: red; }\n@supports (anchor-name: --x) {\n  .a {\n    anchor-name: --x;\n  }\n}\n' +
        '@supports (position-area: top) {\n  .a {\n    position-area: top;\n  }\n}',
    );
    expect(await fixed('css', '.a { anchor-name: --x; position-area: top; }\n', ANCHOR, AREA)).toBe(
      '@supports (anchor-name: --x) {\n  .a {\n    anchor-name: --x;\n  }\n}\n' +
        '@supports (position-area: top) {\n  .a {\n    position-area: top;\n  }\n}\n',
    );
  });

  it('stays within the other, and keeps tabs and line ends', async () => {
    expect(
      await fixed(
        'css',
        'a:has(b) {\r\n\tcolor: red;\r\n\tanchor-name: --x;\r\n}\r\n',
        HAS,
        ANCHOR,
      ),
    ).toBe(
      '@supports selector(:has(*)) {\r\n\ta:has(b) {\r\n\t\tcolor: red;\r\n\t}\r\n' +
        '\t@supports (anchor-name: --x) {\r\n\t\ta:has(b) {\r\n\t\t\tanchor-name: --x;\r\n\t\t}\r\n\t}\r\n}\r\n',
    );
  });

  it('goes around neighbors once', async () => {
    expect(await fixed('css', '.a:has(b) { gap: 0 }\n\n.c:has(d) { gap: 1px }\n', HAS)).toBe(
      '@supports selector(:has(*)) {\n  .a:has(b) { gap: 0 }\n\n  .c:has(d) { gap: 1px }\n}\n',
    );
  });

  it('goes around the nested rule, not the one around it', async () => {
    const scss = '.a {\n  color: red;\n  &:has(b) {\n    gap: 0;\n  }\n}\n';
    const after =
      '.a {\n  color: red;\n  @supports selector(:has(*)) {\n    &:has(b) {\n      gap: 0;\n    }\n  }\n}\n';
    expect(await fixed('scss', scss, HAS)).toBe(after);
    expect(await fixed('css', scss, HAS)).toBe(after);
  });

  it('stands inside the rule where a preprocessor moves it out', async () => {
    const after =
      '.a {\n  color: red;\n  @supports (anchor-name: --x) {\n    anchor-name: --x;\n  }\n}\n';
    for (const language of ['scss', 'less'] as const)
      expect(await fixed(language, '.a {\n  color: red;\n  anchor-name: --x;\n}\n', ANCHOR)).toBe(
        after,
      );
  });

  it.each([
    ['.a { anchor-name: --x; all: unset }', ANCHOR, /A later declaration of all/],
    ['@keyframes a { to { anchor-name: --x } }', ANCHOR, /@keyframes/],
    ['.a { &:hover { gap: 0 } }', 'css.properties.gap', undefined],
    ['@property --x { syntax: "*"; inherits: false }', 'css.at-rules.property', /in @property/],
  ])('is left out where it would change more: %s', async (sheet, key, reason) => {
    if (reason) expect(await fixed('css', sheet, key)).toMatch(reason);
    else expect(await fixed('css', sheet, key)).toContain('@supports');
  });

  it('never asks for another name than the one that is written', async () => {
    const sheet = '.a { grid-row-gap: var(--b); color: red }';
    expect(await fixed('css', sheet, 'css.properties.row-gap')).not.toContain('(row-gap');
  });

  it.each([
    ['css', '.a { color: red; anchor-name: var(--x) }'],
    ['css', '.a { color: red; anchor-name: env(x, --y) }'],
    ['scss', '$x: var(--y);\n.a { anchor-name: $x }'],
    ['scss', '.a { anchor-name: $x }'],
    ['less', '@x: var(--y);\n.a { anchor-name: @x }'],
  ] as const)('never asks for a value that is read late, in %s: %s', async (language, sheet) => {
    expect(await fixed(language, sheet, ANCHOR)).toContain('@supports (anchor-name: initial)');
  });

  it('is left out if only a value that is read late would be in it', async () => {
    const sheet = '.a { color: color-mix(in srgb, var(--x), red) }';
    expect(await fixed('css', sheet, 'css.types.color.color-mix')).toBe(
      'Browsers with variables pass any test of its value, whatever the rest of it is.',
    );
  });

  it('is left out if a browser with the feature fails it', async () => {
    // Safari 11.1 has ::marker, and asks for selectors from 14.1 on.
    expect(await fixed('css', 'li::marker { color: red }', 'css.selectors.marker')).toBe(
      'Some browsers have it and do not understand @supports selector(::marker).',
    );
  });

  it('moves a nested rule as it was, before anything in it moves', async () => {
    const sheet = '.a {\n  color: red;\n  &:hover {\n    gap: 0;\n    anchor-name: --x;\n  }\n}\n';
    expect(await fixed('css', sheet, 'css.selectors.nesting', ANCHOR)).toBe(
      '.a {\n  color: red;\n}\n@supports selector(&) {\n  .a {\n    &:hover {\n      gap: 0;\n' +
        '      anchor-name: --x;\n    }\n  }\n}\n',
    );
  });

  it('moves a nested rule before its selector has a test', async () => {
    const sheet = '.a {\n  color: red;\n  &:has(b) {\n    gap: 0;\n  }\n}\n';
    expect(await fixed('css', sheet, 'css.selectors.nesting', HAS)).toBe(
      '.a {\n  color: red;\n}\n@supports selector(&) {\n  .a {\n    &:has(b) {\n      gap: 0;\n    }\n  }\n}\n',
    );
  });

  it('asks for custom properties by one that browsers accept', async () => {
    const sheet = '.a { --b: red }';
    expect(await fixed('css', sheet, 'css.properties.custom-property')).not.toContain(
      '(custom-property',
    );
  });

  it('goes into the style and the script of a component', async () => {
    const vue =
      '<template><p/></template>\n<script>\nrequestIdleCallback(f);\n</script>\n<style>\n.a:has(b) { gap: 0 }\n</style>\n';
    expect(await fixed('vue', vue, 'api.Window.requestIdleCallback', HAS)).toBe(
      '<template><p/></template>\n<script>\n' +
        "if ('requestIdleCallback' in window) {\n  requestIdleCallback(f);\n}\n</script>\n<style>\n" +
        '@supports selector(:has(*)) {\n  .a:has(b) { gap: 0 }\n}\n</style>\n',
    );
  });
});

describe('a test in a script', () => {
  const IDLE = 'api.Window.requestIdleCallback';

  it('is written once for statements in a row, and joins others', async () => {
    expect(
      await fixed('js', '{\n\trequestIdleCallback(f);\n\trequestIdleCallback(g);\n}\n', IDLE),
    ).toBe(
      "{\n\tif ('requestIdleCallback' in window) {\n\t\trequestIdleCallback(f);\n\t\trequestIdleCallback(g);\n\t}\n}\n",
    );
    expect(await fixed('js', 'requestIdleCallback(() => structuredClone(a));', IDLE)).toMatch(
      /^if/,
    );
  });

  it.each([
    ['const a = requestIdleCallback(f);', /may need what it makes/],
    ['this.a = requestIdleCallback(f);', /may need what it makes/],
    ['this.a || (this.a = requestIdleCallback(f));', /may need what it makes/],
    ['on(() => requestIdleCallback(f));', /may need what it makes/],
    ['a ? requestIdleCallback(f) : g();', /something else instead/],
    ['g() && requestIdleCallback(f);', /something before it/],
    ['log(window.requestIdleCallback);', /still works/],
  ])('is left out where it would take more away: %s', async (script, reason) => {
    expect(await fixed('js', script, IDLE)).toMatch(reason);
  });

  it('writes each part of joined conditions once', async () => {
    const text = 'use();';
    const range = { start: 0, end: text.length };
    const placements = ['a', 'b', 'a'].map((name): Placement => {
      const condition = `typeof X !== 'undefined' && '${name}' in X.prototype`;
      return { test: { kind: 'if', condition }, range };
    });

    expect(await addTests({ name: 'a.js', language: 'js', text }, placements)).toBe(
      "if (typeof X !== 'undefined' && 'a' in X.prototype && 'b' in X.prototype) {\n  use();\n}",
    );
  });

  it('leaves a comment about the next line next to it', async () => {
    const line = '// eslint-disable-next-line no-undef\nrequestIdleCallback(f);\n';
    expect(await fixed('js', line, IDLE)).toBe(
      "if ('requestIdleCallback' in window) {\n  // eslint-disable-next-line no-undef\n  requestIdleCallback(f);\n}\n",
    );
  });

  it('asks for an interface so that workers can answer', async () => {
    expect(
      await fixed('js', 'new BroadcastChannel("a").postMessage(1);', 'api.BroadcastChannel'),
    ).toBe(
      'if (typeof BroadcastChannel !== \'undefined\') {\n  new BroadcastChannel("a").postMessage(1);\n}',
    );
  });
});
