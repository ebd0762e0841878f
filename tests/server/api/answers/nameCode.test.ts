import { nameCode } from '@/server/api/answers/nameCode';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';
import { openScanner } from '@/server/model/scan/openScanner';
import { createCodeReader } from '@/server/model/scan/readCode';

const readCode = createCodeReader(() =>
  openScanner({ table: loadScanTable().text, proofs: loadScanProofs() }),
);
const nameOf = (text: string) => nameCode(loadCatalogue(), readCode, text);

describe('nameCode', () => {
  it.each([
    ['a?.b', 'javascript.operators.optional_chaining'],
    ['x ??= y', 'javascript.operators.nullish_coalescing_assignment'],
    ['class A { #x }', 'javascript.classes.private_class_fields'],
    ["await import('x')", 'javascript.operators.await.top_level'],
    ['/(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
    ['for await (const x of y);', 'javascript.statements.for_await_of'],
    ['new Set().union(x)', 'javascript.builtins.Set.union'],
    ['arr.at(-1)', 'javascript.builtins.Array.at'],
    ['node.closest(a)', 'api.Element.closest'],
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['document.querySelector("a").checkVisibility()', 'api.Element.checkVisibility'],
    ['import.meta.resolve', 'javascript.operators.import_meta.resolve'],
    ['for await (const x of y)', 'javascript.statements.for_await_of'],
    ['#x in a', 'javascript.classes.private_class_fields_in'],
    ['1_000', 'javascript.grammar.numeric_separators'],
    ['/a/d', 'javascript.builtins.RegExp.hasIndices'],
  ])('names what decides whether %s works', async (text, key) => {
    expect(await nameOf(text)).toBe(key);
  });

  it.each([
    'new Set().rotate(x)',
    'nothing(x)',
    'arr.nothing()',
    'a.b',
    'navigator.nothing?.(a)',
    'navigator.nothing?.b',
    'css.properties.nothing',
    // Maps, headers and parameters of addresses have it from several features.
    'x.has(1)',
    'import.meta.dirname',
    'navigator.gpu.nothing',
    'document.body.nothing.b',
    'a ??? b',
    'popovr=hint',
    'display: masonry',
    'grid',
  ])('leaves %s to the names', async (text) => {
    expect(await nameOf(text)).toBe(text);
  });
});
