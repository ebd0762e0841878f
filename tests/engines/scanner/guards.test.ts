import { scanner, usesOfKey, usesOfProject } from '../../support/aScanner';

async function guardsOf(name: string, text: string, key: string): Promise<(string | null)[]> {
  const uses = await usesOfKey(name, text, key);
  expect(uses.length).toBeGreaterThan(0);
  return uses.map(({ guard }) => guard);
}

const REPORT_ERROR = 'api.reportError';

describe('guards in scripts', () => {
  it.each([
    ['a test held in a constant', 'const has = "reportError" in window; if (has) reportError(e)'],
    [
      'a test in a function of one return',
      'function can() { return typeof reportError === "function" } if (can()) reportError(e)',
    ],
    [
      'a test that leaves early',
      'function go() { if (typeof reportError !== "function") return; reportError(e) }',
    ],
    [
      'a function that leaves early with false',
      'function can() { if (!("reportError" in window)) return false; return ready } if (can()) reportError(e)',
    ],
    [
      'a function with a return for each answer',
      'const can = () => { if (window.reportError) { return true } return false }; if (can()) reportError(e)',
    ],
    [
      'a function that tries',
      'function can() { try { return "reportError" in window } catch { return false } } if (can()) reportError(e)',
    ],
    [
      'a field of a class',
      'class A { can = "reportError" in window; go() { if (this.can) reportError(e) } }',
    ],
    [
      'a private field',
      'class A { #can = !!window.reportError; go() { if (this.#can) reportError(e) } }',
    ],
    [
      'a field that a constructor sets',
      'class A { constructor() { this.can = "reportError" in window } go() { if (!this.can) return; reportError(e) } }',
    ],
    [
      'a getter',
      'class A { static get can() { return "reportError" in window } } if (A.can) reportError(e)',
    ],
    [
      'a method',
      'const has = { report() { return "reportError" in window } }; if (has.report()) reportError(e)',
    ],
    [
      'a name that a test sets',
      'let can = false; if ("reportError" in window) can = true; if (can) reportError(e)',
    ],
    [
      'a name that is set in a try',
      'let can; try { can = "reportError" in window } catch { can = false } if (can) reportError(e)',
    ],
    [
      'a function that is awaited',
      'async function can() { return "reportError" in window } if (await can()) reportError(e)',
    ],
    [
      'a case of switch (true)',
      'switch (true) { case "reportError" in window: reportError(e); break; default: go() }',
    ],
    [
      'a borrowed hasOwnProperty',
      'if (Object.prototype.hasOwnProperty.call(window, "reportError")) reportError(e)',
    ],
    [
      'a test in a frozen object',
      'const has = Object.freeze({ report: "reportError" in window }); if (has.report) reportError(e)',
    ],
    ['&&', 'window.reportError && window.reportError(e)'],
    [
      'a negated test with ||',
      'if (!window.reportError || !ready) { go() } else { reportError(e) }',
    ],
    ['?:', 'typeof reportError == "undefined" ? go() : reportError(e)'],
    ['what minifiers make of a typeof', '"u" > typeof reportError ? reportError(e) : go()'],
    ['the same turned around', 'typeof reportError > "u" || reportError(e)'],
    ['an optional call', 'window.reportError?.(e)'],
    ['!= null', 'if (window.reportError != null) window.reportError(e)'],
    ['Boolean()', 'if (Boolean(window.reportError)) window.reportError(e)'],
  ])('sees %s', async (_, code) => {
    const guards = await guardsOf('a.js', code, REPORT_ERROR);

    expect(guards).not.toContain(null);
  });

  it('counts code in a try with a catch as caught, but not code that runs later', async () => {
    expect(await guardsOf('a.js', 'try { reportError(e) } catch {}', REPORT_ERROR)).toEqual([
      'caught',
    ]);
    expect(
      await guardsOf('a.js', 'try { go(() => reportError(e)) } catch {}', REPORT_ERROR),
    ).toEqual([null]);
    expect(await guardsOf('a.js', 'try { reportError(e) } finally {}', REPORT_ERROR)).toEqual([
      null,
    ]);
  });

  it('does not count a test of something else as a guard', async () => {
    expect(await guardsOf('a.js', 'if (window.fetch) reportError(e)', REPORT_ERROR)).toEqual([
      null,
    ]);
    expect(
      await guardsOf('a.js', 'if (!window.reportError) { reportError(e) }', REPORT_ERROR),
    ).toContain(null);
    expect(
      await guardsOf('a.js', 'if (window.reportError || x) reportError(e)', REPORT_ERROR),
    ).toContain(null);
  });

  it.each([
    'function can() { if (ready) return true; return "reportError" in window }',
    'function can() { if (!("reportError" in window)) return true; return false }',
    'function can() { try { return "reportError" in window } catch { return true } }',
    'async function can() { return "reportError" in window }',
    'function can() { for (const one of list) if (one) return true; return "reportError" in window }',
    'function can() { if (ready) { if (late) return true } return "reportError" in window }',
  ])('does not count a function that may pass untested as a guard: %s', async (code) => {
    const use = `${code} if (can()) reportError(e)`;

    expect(await guardsOf('a.js', use, REPORT_ERROR)).toContain(null);
  });

  it.each([
    'let can = false; if ("reportError" in window) can = true; can = ready; if (can) reportError(e)',
    'class A { can = "reportError" in window; force() { this.can = true } go() { if (this.can) reportError(e) } }',
    'const has = { report() { return "reportError" in window } }; if (has.report) reportError(e)',
    'switch (true) { case ready: case "reportError" in window: reportError(e) }',
    'switch (true) { case ready: go(); case "reportError" in window: reportError(e) }',
  ])('does not count a condition with other reasons as a guard: %s', async (code) => {
    expect(await guardsOf('a.js', code, REPORT_ERROR)).toContain(null);
  });

  it('ends at a name that is set to itself', async () => {
    expect(await guardsOf('a.js', 'let a = b || a; if (a) reportError(e)', REPORT_ERROR)).toEqual([
      null,
    ]);
  });

  it('counts a script module as a guard of keys older than modules', async () => {
    const code = '<script type="module">const f = () => navigation.entries()</script>';

    expect(await guardsOf('a.html', code, 'javascript.functions.arrow_functions')).toEqual([
      'module',
    ]);
    expect(await guardsOf('a.html', code, 'api.Navigation.entries')).toEqual([null]);
  });

  it('counts a file’s polyfills as guards in every file', async () => {
    const texts = ['new Set([1]).union(other)', 'import "core-js/stable/set/union"'];
    const files = await Promise.all(
      texts.map(async (text, at) => ({
        file: await scanner.scan({ name: `${at}.js`, language: 'js', text }),
        text,
      })),
    );
    const found = usesOfProject(files).filter(({ key }) => key === 'javascript.builtins.Set.union');

    expect(found.map(({ guard }) => guard)).toEqual(['polyfilled']);
  });

  it.each([
    ['core-js-pure/actual/structured-clone', 'api.structuredClone'],
    ['core-js-pure', 'javascript.builtins.Promise'],
    ['@ungap/structured-clone', 'api.structuredClone'],
    ['@js-temporal/polyfill', 'javascript.builtins.Temporal'],
    ['resize-observer-polyfill', 'api.ResizeObserver'],
    ['promise-polyfill', 'javascript.builtins.Promise'],
    ['web-streams-polyfill', 'api.ReadableStream'],
  ])('does not count %s, which changes no global, as a polyfill of %s', async (module, key) => {
    const scan = async (name: string) => {
      const text = `import '${name}';`;
      const { polyfilled } = await scanner.scan({ name: 'a.js', language: 'js', text });
      return polyfilled.map((id) => scanner.table.pathAt(id));
    };

    expect(await scan(module)).not.toContain(key);
    expect(await scan('core-js/actual/structured-clone')).toContain('api.structuredClone');
  });

  it('counts an assignment to a constructor or prototype as a polyfill', async () => {
    const file = await scanner.scan({
      name: 'a.js',
      language: 'js',
      text: 'if (!Math.sumPrecise) Math.sumPrecise = own; Array.prototype.at ??= own; document.title = "x"',
    });

    expect(file.polyfilled.map((id) => scanner.table.pathAt(id))).toEqual([
      'javascript.builtins.Math.sumPrecise',
      'javascript.builtins.Array.at',
    ]);
  });
});

describe('guards in style sheets', () => {
  const DVH = 'css.types.length.viewport_percentage_units_dynamic';

  it.each([
    [
      'a function of the same feature',
      '@supports (inset: anchor(top)) { p { inset: anchor(top) } }',
      'css.types.anchor',
    ],
    [
      'nested conditions',
      '@supports (display: grid) { @supports selector(:has(a)) { p:has(a) { color: red } } }',
      'css.selectors.has',
    ],
    [
      'a value of the same feature',
      '@supports (animation-timeline: view()) { p { animation-range: entry } }',
      'css.properties.animation-range',
    ],
    [
      'a condition for at-rules',
      '@supports at-rule(@position-try) { @position-try --x { inset: 1px } }',
      'css.at-rules.position-try',
    ],
    [
      'a condition for at-rules among others',
      '@supports (display: grid) and at-rule( @container ) { @container (width > 9px) { p { color: red } } }',
      'css.at-rules.container',
    ],
    ['an earlier declaration', 'p { height: 100vh; height: 100dvh }', DVH],
    [
      'a prefixed sibling',
      'p { -webkit-backdrop-filter: none; backdrop-filter: none }',
      'css.properties.backdrop-filter',
    ],
  ])('sees %s', async (_, code, key) => {
    expect(await guardsOf('a.css', code, key)).not.toContain(null);
  });

  it.each([
    [
      'or, where one arm proves nothing',
      '@supports (color: red) or (accent-color: auto) { p { accent-color: red } }',
      'css.properties.accent-color',
    ],
    [
      'another value of the property',
      '@supports (image-rendering: pixelated) { p { image-rendering: crisp-edges } }',
      'css.properties.image-rendering.crisp-edges',
    ],
    ['a later declaration', 'p { height: 100dvh; height: 100vh }', DVH],
    ['an earlier declaration that needs it too', 'p { height: 50dvh; height: 100dvh }', DVH],
  ])('does not take %s for a guard', async (_, code, key) => {
    expect(await guardsOf('a.css', code, key)).toContain(null);
  });
});

describe('a font that another one follows in its list', () => {
  const FONT = 'css.properties.font-family.ui-sans-serif';

  it.each([
    ['a.css', 'a { font-family: ui-sans-serif, system-ui }'],
    ['a.css', 'a { font: 1rem/1.5 ui-sans-serif , sans-serif }'],
    ['a.html', '<p style="font-family: ui-sans-serif, serif">'],
  ])('has a fallback, in %s: %s', async (name, text) => {
    expect(await guardsOf(name, text, FONT)).toEqual(['fallback']);
  });

  it('is not a use if a script or a variable holds the list', async () => {
    const script = 'const a = <p style={{ fontFamily: "ui-sans-serif, serif" }} />';
    expect(await usesOfKey('a.jsx', script, FONT)).toEqual([]);
    const sheet = '$a: ui-sans-serif, serif; b { font-family: $a }';
    expect(await usesOfKey('a.scss', sheet, FONT)).toEqual([]);
  });

  it('has no fallback at the end of the list', async () => {
    expect(await guardsOf('a.css', 'a { font-family: Inter, ui-sans-serif }', FONT)).toEqual([
      null,
    ]);
  });
});
