import type { Language } from '@/engines/scanner/files/languageOf';
import { findRetirable } from '@/engines/scanner/retire/findRetirable';
import { LineIndex } from '@/engines/scanner/ScanUse';
import { scanner } from '../../support/aScanner';

const PREFIXED = '-webkit-user-select: none; user-select: none';

/** Each as `line:column text`. */
async function fallbacksIn(text: string, language: Language): Promise<string[]> {
  const lines = new LineIndex(text);
  const found = await findRetirable(text, language, scanner.table);
  return found.map(({ start, length }) => {
    const { line, column } = lines.placeAt(start);
    return `${line}:${column} ${text.slice(start, start + length)}`;
  });
}

describe('fallbacks in styles that stand in other languages', () => {
  it('are found in a page’s sheets, attributes and scripts, at their places', async () => {
    const page = [
      '<!doctype html><title>é</title>',
      `<style>\na { ${PREFIXED} }\n</style>`,
      `<p style="${PREFIXED}">x</p>`,
      '<script>function _classCallCheck(a, b) {}</script>',
      `<template><i style='${PREFIXED}'></i></template>`,
    ].join('\n');

    expect(await fallbacksIn(page, 'html')).toEqual([
      '3:5 -webkit-user-select: none;',
      '5:11 -webkit-user-select: none;',
      '6:9 function _classCallCheck(a, b) {}',
      '7:21 -webkit-user-select: none;',
    ]);
  });

  it('are found in the SCSS and TypeScript of a Vue component', async () => {
    const component = `<script lang="ts">\nimport 'core-js/actual/array/at';\nconst a: number = 1;\n</script>
<template><b :style="x" /></template>
<style lang="scss" scoped>
$c: red;
.a { &:hover { ${PREFIXED}; color: $c } }
</style>`;

    expect(await fallbacksIn(component, 'vue')).toEqual([
      "2:1 import 'core-js/actual/array/at';",
      '8:16 -webkit-user-select: none;',
    ]);
  });

  it('are found in a Svelte component, and in an Astro component with CRLF', async () => {
    expect(await fallbacksIn(`<b>{x}</b>\n<style>b { ${PREFIXED} }</style>`, 'svelte')).toEqual([
      '2:12 -webkit-user-select: none;',
    ]);
    const astro = `---\r\nimport 'core-js/actual/array/at';\r\n---\r\n<style>b { ${PREFIXED} }</style>`;
    expect(await fallbacksIn(astro, 'astro')).toEqual(['4:12 -webkit-user-select: none;']);
  });

  it('are found in templates with holes and in objects of styles', async () => {
    const code = `const A = styled.div\`
  color: \${({ c }) => c};
  ${PREFIXED};
  \${mixin}
\`;
const b = css\`a { ${PREFIXED} }\`;
const c = <p style={{ color: 'red', WebkitUserSelect: 'none', userSelect: 'none' }} />;`;

    expect(await fallbacksIn(code, 'jsx')).toEqual([
      '3:3 -webkit-user-select: none;',
      '6:19 -webkit-user-select: none;',
      "7:37 WebkitUserSelect: 'none'",
    ]);
  });

  it('are skipped in an unreadable part, and found in the rest', async () => {
    const page = `<script>let = ;</script><style>a { ${PREFIXED} }</style>`;

    expect(await fallbacksIn(page, 'html')).toEqual(['1:36 -webkit-user-select: none;']);
    expect(
      await fallbacksIn('const a = sql`user-select`; <p style={{ userSelect: 1 }} />', 'jsx'),
    ).toEqual([]);
  });
});
