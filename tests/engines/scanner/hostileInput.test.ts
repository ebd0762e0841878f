import { guessLanguage } from '@/engines/scanner/files/guessLanguage';
import { keysIn, scanner, scanText } from '../../support/aScanner';

/** Far above what these take, far below what a mistake takes. */
const SOON_MS = 5_000;

/** Counts only this process, since other programs share the machine. */
function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const nest = (open: string, inner: string, close: string, depth = 5_000): string =>
  open.repeat(depth) + inner + close.repeat(depth);

async function problemIn(
  language: 'css' | 'scss' | 'less' | 'js' | 'ts' | 'tsx' | 'svg',
  text: string,
) {
  const file = await scanner.scan({ name: 'x', language, text });
  expect(file.uses.length).toBe(0);
  return file.problem?.message;
}

describe('text nested deeper than 500 levels cannot be read, and says so', () => {
  it.each([
    ['functions in a value', 'css', `a { width: ${nest('calc(', '1px', ')', 20_000)} }`],
    [
      'functions in a value, after brackets that close nothing',
      'css',
      `a { b: ${')'.repeat(15_000)}${nest('f(', 'x', ')', 15_000)} }`,
    ],
    ['brackets in a selector', 'css', `${nest(':is(', 'a', ')')} { color: red }`],
    ['brackets in a feature test', 'css', `@supports ${nest('(', 'gap: 1px', ')')} { a { b: c } }`],
    ['brackets in a media query', 'css', `@media ${nest('(', 'width > 1px', ')')} { a { b: c } }`],
    ['rules in SCSS', 'scss', nest('a {', '', '}')],
    ['groups of a picture', 'svg', `<svg>${'<g>'.repeat(3_000)}`],
    ['calls in a chain', 'js', `a${'.b()'.repeat(20_000)}`],
    ['else if', 'js', `${'if (a) {} else '.repeat(5_000)} {}`],
    ['functions', 'js', nest('(() => ', '1', ')')],
    ['groups of a pattern', 'js', `/${nest('(?:', 'a', ')')}/`],
    ['types', 'ts', `type A = ${nest('{ a: ', '1', ' }')}`],
    ['elements of JSX', 'tsx', `x = ${nest('<a>', '', '</a>')}`],
    ['what CSS.supports tests', 'js', `if (CSS.supports("${nest('(', 'gap: 1px', ')')}")) {}`],
  ] as const)('%s', async (_, language, text) => {
    expect(await problemIn(language, text)).toMatch(/nested|stack/);
  });
});

it.each(['@{'.repeat(50_000), `${'@{a}'.repeat(20_000)} { b: c }`])(
  'a rule of Less with more than 500 interpolations is unreadable: %.4s …',
  async (text) => {
    expect(await problemIn('less', text)).toBe('A rule has more than 500 interpolations.');
  },
);

describe('text that a program wrote to keep a scan busy', () => {
  it.each([
    [
      'a block of 100,000 equal declarations',
      'a.html',
      `<p style="${'color:red;'.repeat(100_000)}">`,
    ],
    [
      'a block of 20,000 fallbacks',
      'a.css',
      `a { ${Array.from({ length: 20_000 }, (_, at) => `width: ${at}px;`).join('')} width: 1dvh }`,
    ],
    ['a list of 100,000 selectors', 'a.css', `${'a,'.repeat(100_000)} b { color: red }`],
    [
      'a list of 100,000 selectors behind a pseudo-element',
      'a.css',
      `::details-content${',a'.repeat(100_000)} { color: red }`,
    ],
    [
      'a list of 3,000 pseudo-elements',
      'a.css',
      `${'a::details-content,'.repeat(3_000)} b::details-content { color: red }`,
    ],
    [
      'a font of 5,000 files',
      'a.css',
      `@font-face { src: ${'url(a) format("svg"),'.repeat(5_000)} url(b) format("svg") }`,
    ],
    ['a module that asks 20,000 times where it is', 'a.mjs', 'import.meta.dirname;'.repeat(20_000)],
    [
      '10,000 tests and as many functions',
      'a.js',
      `${'if (navigator.share) go();'.repeat(10_000)}${'function f() { navigator.clipboard.read(); }'.repeat(10_000)}`,
    ],
    ['100,000 globals', 'a.js', Array.from({ length: 100_000 }, (_, at) => `g${at}`).join('\n')],
    [
      '100,000 declarations',
      'a.js',
      Array.from({ length: 100_000 }, (_, at) => `var g${at} = navigator`).join('\n'),
    ],
    [
      '50,000 attributes',
      'a.html',
      `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
    ],
    [
      'a template with 60,000 holes',
      'a.js',
      `css\`${'a: ${b} c ddddddddddddddddddddddddddddddddddddd;\\n'.repeat(60_000)}\``,
    ],
    ['formatting that is never closed', 'a.html', '<p><b><i>'.repeat(2_000)],
    ['braces that are never closed', 'a.vue', `<template>${'{{'.repeat(100_000)}</template>`],
    ['comments that are never closed', 'a.css', '/*'.repeat(100_000)],
    [
      'a class with as many tests as fields',
      'a.js',
      `class A { ${Array.from({ length: 20_000 }, (_, at) => `a${at} = b;`).join('')} go() { ${Array.from({ length: 20_000 }, (_, at) => `if (this.a${at}) go();`).join('')} } }`,
    ],
    [
      'conditions that lead to each other',
      'a.js',
      `${Array.from({ length: 60 }, (_, at) => `let a${at} = a${at - 1} || a${at - 2}; a${at} = a${at - 1} && a${at - 2};`).join('\n')} if (a59) navigator.share({})`,
    ],
    ['scripts without end in a component', 'a.svelte', '<script>a.b</script>'.repeat(5_000)],
    ['a pattern that takes forever when it is run', 'a.js', `/(a+)+$/.test("${'a'.repeat(50)}!")`],
  ])('%s is read in time', async (_, name, text) => {
    const start = process.cpuUsage();
    await scanText(name, text);

    expect(processorMs(start)).toBeLessThan(SOON_MS);
  });

  it.each(['a', ' ', '{', '/*', 'a:', 'a;\n', 'type a ', '<', 'interface a'])(
    'is guessed a language in time, for no end of “%s”',
    (part) => {
      const start = process.cpuUsage();
      guessLanguage(part.repeat(200_000));

      expect(processorMs(start)).toBeLessThan(1_000);
    },
  );
});

describe('a file of JSON that is not what its name says', () => {
  it.each([
    ['a.har', '{"log": {"entries": [null, 1, [], {"request": null, "response": null}]}}'],
    ['a.har', '{"log": {"entries": [{"response": {"headers": 1, "content": null}}]}}'],
    ['a.har', '{"log": {"entries": [{"response": {"headers": [null, {"name": {}}, 2]}}]}}'],
    ['a.webmanifest', `{"icons": ${nest('[', '', ']')}, "__proto__": {}, "display": null}`],
    [
      'package.json',
      '{"dependencies": 1, "browserslist": {"__proto__": 1}, "devDependencies": []}',
    ],
    ['importmap.json', '{"__proto__": {"imports": {}}, "integrity": 1}'],
  ])('is read as far as it can be: %s %#', async (name, text) => {
    await expect(scanText(name, text)).resolves.toBeDefined();
  });
});

describe('a name in code that equals one of the platform’s', () => {
  const KEY = 'api.structuredClone';

  it.each([
    ['declares a constant', 'const structuredClone = (a) => a; structuredClone({});'],
    ['is imported', 'import structuredClone from "x"; structuredClone({});'],
    ['is imported by name', 'import { structuredClone } from "x"; structuredClone({});'],
    ['is a parameter', 'function f(structuredClone) { structuredClone({}); }'],
    ['is a label', 'structuredClone: for (;;) break structuredClone;'],
    ['is a property', 'own.structuredClone({}); ({ structuredClone: 1 });'],
    ['is a method', 'class A { structuredClone() {} }'],
    ['is caught', 'try {} catch (structuredClone) { structuredClone({}); }'],
  ])('is no use of it where it %s', async (_, code) => {
    expect(await keysIn('a.js', code)).not.toContain(KEY);
  });

  it('is no use of it where it is a class or hides a constructor', async () => {
    expect(await keysIn('a.js', 'class Node {} new Node().getRootNode()')).not.toContain(
      'api.Node.getRootNode',
    );
    expect(
      await keysIn('a.js', 'const Set = Immutable.Set; new Set([1]).intersection([2])'),
    ).not.toContain('javascript.builtins.Set.intersection');
  });
});
