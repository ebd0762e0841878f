import type { Language } from '@/engines/scanner/files/languageOf';
import { wrapInTest } from '@/engines/scanner/wrap/wrapInTest';
import { scanner, usesOfKey } from '../../../support/aScanner';

/** The text with the offered test for a key in it. */
async function wrapped(language: Language, text: string, key: string, name: string) {
  const file = { name: `a.${language}`, language, text };
  const [use] = await usesOfKey(file.name, text, key);
  const wrapping = await wrapInTest(scanner, file, use!, text.indexOf(name));
  return wrapping && text.slice(0, wrapping.start) + wrapping.text + text.slice(wrapping.end);
}

const inIdle = (text: string) =>
  wrapped('js', text, 'api.Window.requestIdleCallback', 'requestIdleCallback');

describe('code in a feature test', () => {
  it.each([
    ['requestIdleCallback(f);'],
    ['function g() { requestIdleCallback(f); }'],
    ['switch (a) { case 1: requestIdleCallback(f); }'],
    ['if (a) { requestIdleCallback(f); } else { g(); }'],
    ['class A extends B { constructor() { super(); requestIdleCallback(f); } }'],
  ])('is a statement in a list: %s', async (text) => {
    expect(await inIdle(text)).toContain("if ('requestIdleCallback' in window) {");
  });

  it('keeps the lines of a template literal as they are', async () => {
    expect(await inIdle('requestIdleCallback(() => g(`a\nb`));')).toBe(
      "if ('requestIdleCallback' in window) {\n  requestIdleCallback(() => g(`a\nb`));\n}",
    );
  });

  it('stands at its line, with line ends like the rest of the text', async () => {
    expect(await inIdle('a();\r\n  function g() { requestIdleCallback(f); }\r\n')).toBe(
      "a();\r\n  function g() { if ('requestIdleCallback' in window) {\r\n    requestIdleCallback(f);\r\n  } }\r\n",
    );
    const sheet = 'b { gap: 0 } .a {\r\n  anchor-name: --x;\r\n}\r\n';
    expect(await wrapped('css', sheet, 'css.properties.anchor-name', 'anchor-name')).toBe(
      'b { gap: 0 } @supports (anchor-name: --x) {\r\n  .a {\r\n    anchor-name: --x;\r\n  }\r\n}\r\n',
    );
  });

  it.each([
    ['if (a) requestIdleCallback(f); else g();'],
    ['if (a) for (const b of c) requestIdleCallback(b); else g();'],
    ['if (a) g(); else requestIdleCallback(f);'],
    ['class A extends B { constructor() { super(requestIdleCallback(f)); } }'],
    ['class A extends B { constructor() { c = [super(), requestIdleCallback(f)]; } }'],
  ])('is not offered if it would change the rest: %s', async (text) => {
    expect(await inIdle(text)).toBeUndefined();
  });
});
