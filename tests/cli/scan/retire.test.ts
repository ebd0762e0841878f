import autoprefixer from 'autoprefixer';
import compat from 'core-js-compat';
import postcss from 'postcss';
import { HELPERS } from '@/engines/scanner/retire/helpers.data';
import { aRepository } from '../../support/aRepository';
import { scanner } from '../../support/aScanner';

interface Retired {
  readonly bytes: number;
  readonly fallbacks: readonly { readonly kind: string; readonly name: string }[];
}

async function retiredIn(files: Readonly<Record<string, string>>, audience: string) {
  const repository = aRepository(files);
  const { out } = await repository.run(
    ...['scan', '--retire', '--format', 'json', '--audience', audience, '--line', '100'],
  );
  return JSON.parse(out) as Retired;
}

const namesOf = ({ fallbacks }: Retired) => fallbacks.map(({ name }) => name);

/** Prefixed declarations next to the standard ones, as Autoprefixer writes them. */
const PREFIXED: readonly (readonly [prefixed: string, standard: string, value: string])[] = [
  ['-webkit-transform', 'transform', 'none'],
  ['-webkit-user-select', 'user-select', 'none'],
  ['-webkit-backdrop-filter', 'backdrop-filter', 'blur(1px)'],
  ['-webkit-flex-direction', 'flex-direction', 'row'],
  ['-webkit-box-decoration-break', 'box-decoration-break', 'clone'],
  ['-moz-box-sizing', 'box-sizing', 'border-box'],
  ['-webkit-mask-size', 'mask-size', 'cover'],
  ['-webkit-filter', 'filter', 'blur(1px)'],
  ['-webkit-columns', 'columns', '2'],
  ['-moz-tab-size', 'tab-size', '4'],
];

describe('plimsoll scan --retire', () => {
  it.each([
    ['chrome 120, firefox 121, safari 17.2'],
    ['chrome 110, firefox 115, safari 18.5'],
    ['chrome 109, safari 15.6'],
  ])('keeps and drops the prefixes that Autoprefixer does for %s', async (query) => {
    const css = PREFIXED.map(
      ([prefixed, standard, value], at) =>
        `.a${at} { ${prefixed}: ${value}; ${standard}: ${value} }`,
    ).join('\n');
    const { css: cleaned } = await postcss([
      autoprefixer({ overrideBrowserslist: query, add: false }),
    ]).process(css, { from: undefined });
    const dropped = PREFIXED.map(([prefixed]) => prefixed).filter(
      (prefixed) => !cleaned.includes(prefixed),
    );

    expect(namesOf(await retiredIn({ 'a.css': css }, `browserslist:${query}`))).toEqual(dropped);
  });

  it.each([['chrome 120, firefox 121, safari 17.2'], ['chrome 109, firefox 115, safari 15.6']])(
    'keeps and drops the polyfills that core-js does for %s',
    async (query) => {
      const modules = [
        'es.array.at',
        'es.array.flat',
        'es.array.find-last',
        'es.object.from-entries',
        'es.object.has-own',
        'es.object.group-by',
        'es.promise.any',
        'es.promise.with-resolvers',
        'es.string.replace-all',
        'es.set.union.v2',
      ];
      const needed = new Set(compat({ targets: query, modules }).list);
      const imports = modules.map((module) => `core-js/modules/${module.replace('.v2', '')}`);
      const js = imports.map((module) => `import '${module}';`).join('\n');
      const dropped = imports.filter((_, at) => !needed.has(modules[at]!));

      expect(namesOf(await retiredIn({ 'a.js': js }, `browserslist:${query}`))).toEqual(dropped);
    },
  );

  it('lists needless tests and helpers above the line, with their bytes', async () => {
    const helper = 'function _classCallCheck(a, b) { if (!(a instanceof b)) throw 1; }';
    const supports = '@supports (display: grid) { a { color: red } }';
    const not = '@supports not (display: grid) { a { float: left } }';
    const retired = await retiredIn(
      {
        'a.css': `${supports}\n${not}\n@supports (anchor-name: --a) { a { color: red } }`,
        'b.js': `${helper}\nfunction own() {}\nvar __awaiter = (this && this.__awaiter) || 1;`,
      },
      'browserslist:chrome 109, firefox 115',
    );

    expect(retired.fallbacks.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'supports @supports (display: grid)',
      'supports @supports not (display: grid)',
      'helper _classCallCheck',
      'helper __awaiter',
    ]);
    expect(retired.bytes).toBeGreaterThan(helper.length + not.length);
    expect(retired.bytes).toBeLessThan(helper.length + not.length + supports.length + 60);
  });

  it('keeps a prefix without its standard name, and fallbacks it cannot judge', async () => {
    const css =
      'a { -webkit-line-clamp: 2; -webkit-transform: none }\n@supports (color: red) or (gap: 1px) { a { color: red } }';

    expect(namesOf(await retiredIn({ 'a.css': css }, 'browserslist:chrome 120'))).toEqual([]);
  });

  it('lists removable fallbacks in text for people', async () => {
    const repository = aRepository({
      'a.css': 'a {\n  -webkit-transform: none;\n  transform: none }',
    });
    const { out } = await repository.run('scan', '--retire', '--format', 'pretty');

    expect(out).toMatch(
      /^a\.css:2 {2}prefix -webkit-transform: 9\d\.\d.% no longer need it \(24 bytes\)$/m,
    );
    expect(out).toMatch(
      /^No longer needed: 1 of 1 fallback, .* 95.% of World .* saves 24 bytes, plus/m,
    );
  });

  it('knows helpers by keys that exist', () => {
    const keys = [...HELPERS.values()].flat();

    expect(keys.filter((key) => !scanner.table.find(key)?.hasData)).toEqual([]);
  });
});
