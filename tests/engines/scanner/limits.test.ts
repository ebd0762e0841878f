import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { scanner, scanText, usesOf, usesOfKey } from '../../support/aScanner';

const load = createRequire(__filename);

describe('limits of a scan', () => {
  it.each([
    ['a script that is no script', 'js', 'let = = 1', /./],
    ['nested brackets', 'js', `${'['.repeat(60_000)}`, /nested too deep/],
    ['nested rules', 'css', `${'a{'.repeat(2_000)}`, /500 levels/],
    ['nested elements', 'html', '<div>'.repeat(2_000), /500 levels/],
    ['a HAR that is none', 'har', '{"log": 1}', /no list of entries/],
    ['a manifest that is none', 'manifest', '[', /not JSON/],
  ] as const)('gives no half answer for %s', async (_, language, text, message) => {
    const file = await scanner.scan({ name: 'x', language, text });

    expect(file.problem?.message).toMatch(message);
    expect(file.uses.length).toBe(0);
  });

  it('names the place of a syntax error', async () => {
    const file = await scanner.scan({ name: 'x', language: 'js', text: 'a\nb c' });

    expect(file.problem).toMatchObject({ line: 2, column: 3 });
  });

  it('reads the rest of a damaged style sheet, and says so', async () => {
    const file = await scanner.scan({ name: 'x', language: 'css', text: 'p:has(a) { color: red' });

    expect(file.notes).toEqual([expect.stringMatching(/damaged on line 1/)]);
    expect(usesOf(file, '').map(({ key }) => key)).toContain('css.selectors.has');
  });

  it.each([
    ['names of every object', 'constructor(); toString(); __proto__; hasOwnProperty(x); valueOf'],
    ['lone surrogates', 'const a = "\\uD800"; a.isWellFormed()'],
    ['no end of globals', Array.from({ length: 20_000 }, (_, at) => `g${at}`).join('\n')],
    ['a long chain', `a${'.b()'.repeat(400)}`],
    ['CRLF and NUL', 'a\r\nb("\0")'],
  ])('is not shaken by %s', async (_, code) => {
    await expect(scanText('a.js', code)).resolves.toBeDefined();
  });

  it('is not shaken by names of every object in style sheets and markup', async () => {
    await expect(
      scanText(
        'a.css',
        'constructor { constructor: toString; __proto__: hasOwnProperty(1) } :constructor {} @constructor x {}',
      ),
    ).resolves.toBeDefined();
    await expect(
      scanText(
        'a.html',
        '<constructor __proto__=x toString></constructor><input type=constructor>',
      ),
    ).resolves.toBeDefined();
  });

  it('gives columns of a file of 5 MB that is one line', async () => {
    // Enough calls and rules that looking for each place from the start would take minutes.
    const note = `/*${' '.repeat(34)}*/`;
    const text = `${`${note}a();`.repeat(120_000)}navigator.share()`;
    const [use] = await usesOfKey('a.js', text, 'api.Navigator.share');

    expect(use).toMatchObject({ line: 1, column: 5_040_011 });
    const sheet = `${`${note}a{color:red}`.repeat(100_000)}p:has(b){color:red}`;
    const [has] = await usesOfKey('a.css', sheet, 'css.selectors.has');

    expect(has).toMatchObject({ line: 1, column: 5_000_003 });
  });

  it('lists names the data does not know, and does not report them', async () => {
    const unknownIn = async (language: 'css' | 'html' | 'vue', text: string) => {
      const file = await scanner.scan({ name: 'x', language, text });
      expect(usesOf(file, text).filter(({ key }) => /wonder|shiny/.test(key))).toEqual([]);
      return [...file.unknown.keys()];
    };

    expect(
      await unknownIn('css', 'p:wonderful::wonder-full { shiny: 1 } @shine x { a { color: red } }'),
    ).toEqual([':wonderful', ':wonder-full', 'shiny', '@shine']);
    expect(await unknownIn('html', '<wonder></wonder><p shiny=1 class=a>')).toEqual([
      '<wonder>',
      '<p shiny>',
    ]);
    // Names of frameworks and authors are not mistakes.
    expect(
      await unknownIn(
        'html',
        '<my-wonder shiny></my-wonder><p data-shiny x-on:shiny @shiny aria-shiny role=a onshine=b>',
      ),
    ).toEqual([]);
    expect(await unknownIn('vue', '<template><wonder shiny/></template>')).toEqual([]);
  });
});

describe('well-known libraries', () => {
  const catalogue = loadCatalogue();

  it.each([['lodash'], ['moment'], ['jquery']])(
    'finds nothing unguarded in %s that is not widely available',
    async (name) => {
      const text = readFileSync(load.resolve(name), 'utf8');
      const uses = await scanText(`${name}.js`, text);
      const newer = uses.filter(({ feature, guard, consequence }) => {
        const known = feature === null ? undefined : catalogue.featureBySlug(feature);
        return (
          known &&
          guard === null &&
          consequence !== 'enhancement' &&
          getBaseline(known, '2026-11-22').status !== 'WIDELY'
        );
      });

      expect(uses.length).toBeGreaterThan(100);
      expect(newer).toEqual([]);
    },
  );
});
