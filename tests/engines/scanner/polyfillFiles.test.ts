import { isPolyfillFile } from '@/engines/scanner/files/isPolyfillFile';
import { scanner, scanText, usesOfKey } from '../../support/aScanner';

const openIn = async (name: string, text: string) =>
  (await scanText(name, text)).filter(
    ({ guard, consequence }) => guard === null && consequence === 'throws',
  );
const polyfilledIn = async (text: string) => {
  const { polyfilled } = await scanner.scan({ name: 'a.js', language: 'js', text });
  return polyfilled.map((id) => scanner.table.pathAt(id));
};

describe('files that are there to bring what browsers lack', () => {
  it.each([
    'js/polyfills/idle.js',
    'dom-polyfill/a.js',
    'vendor/core-js/modules/web.immediate.js',
    'core-js@3.51.0/index.js',
    'ponyfill/stream.js',
  ])('are known by their folder: %s', (name) => {
    expect(isPolyfillFile(name)).toBe(true);
  });

  it.each(['js/core.js', 'polyfilled/a.js', 'js/core-json/a.js'])('are not %s', (name) => {
    expect(isPolyfillFile(name)).toBe(false);
  });

  it('ask for nothing', async () => {
    expect(await openIn('polyfills/idle.js', 'requestIdleCallback(() => {});')).toEqual([]);
  });
});

describe('a script that brings a name itself', () => {
  it('may use it', async () => {
    const text = `(function (scope) {
      if (!scope.setImmediate) {
        scope.setImmediate = function (run) { return later(run) };
        scope.clearImmediate = function (at) { forget(at) };
      }
    })(typeof self === "undefined" ? this : self);
    clearImmediate(setImmediate(work));`;

    expect(await openIn('a.js', text)).toEqual([]);
  });

  it.each([
    ['nobody asked for it', 'api.setImmediate = send; setImmediate(work);'],
    ['it only passes it on', 'if (!api.setImmediate) api.setImmediate = setImmediate;'],
  ])('fails where %s', async (_, text) => {
    const uses = await usesOfKey('a.js', text, 'api.Window.setImmediate');

    expect(uses.map(({ guard }) => guard)).toEqual([null]);
  });

  it('brings what it exports as core-js does', async () => {
    const found = await polyfilledIn(
      `$({ target: 'Set', proto: true, real: true }, { union: union });
       r({ target: 'Promise', stat: !0 }, { withResolvers: f });
       n({ global: !0, bind: !0 }, { setImmediate: o });
       other({ target: 'Map' }, { groupBy: a });`,
    );

    expect(found).toEqual([
      'javascript.builtins.Set.union',
      'javascript.builtins.Promise.withResolvers',
      'api.Window.setImmediate',
    ]);
  });

  it('brings what it exports as the core-js before did', async () => {
    const text = 'e(e.G + e.B, { setImmediate: t.set }); setImmediate(work);';

    expect(await openIn('a.js', text)).toEqual([]);
  });
});

describe('questions of style sheets', () => {
  it.each(['selector(a > b)', 'font-tech(color-COLRv1)', 'at-rule(@scope)'])(
    'miss nothing themselves: %s',
    async (question) => {
      const uses = await scanText('a.css', `@supports ${question} { a { top: 0 } }`);
      const asked = uses.filter(({ key }) => key.startsWith('css.at-rules.supports'));

      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map(({ consequence }) => consequence))).toEqual(
        new Set(['enhancement']),
      );
    },
  );
});

describe('members that releases have moved', () => {
  it('are there under either name', async () => {
    const [use] = await usesOfKey(
      'a.js',
      'document.body.style.cssFloat = "left"',
      'api.CSSStyleProperties.cssFloat',
    );

    expect(use?.consequence).toBe('not-reached');
  });
});

describe('code with data in it', () => {
  it('is no build', async () => {
    const text = `import { a } from "./a.js";
      const font = "${'AAEAAAAM'.repeat(400)}";
      describe("a font", () => { Promise.withResolvers() });`;
    const { leftOut } = await scanner.scan({ name: 'test/font_spec.js', language: 'js', text });

    expect(leftOut).toBe('tests');
  });
});
