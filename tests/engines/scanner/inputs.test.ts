import { guessLanguage } from '@/engines/scanner/files/guessLanguage';
import { languageOf } from '@/engines/scanner/files/languageOf';
import { answerScan } from '@/engines/scanner/worker/answerScan';
import type { ScannedSource } from '@/engines/scanner/worker/ScanMessage';
import { ScanTally } from '@/engines/scanner/worker/ScanTally';
import { loadScanTable } from '@/server/data/catalogue/scanTable';
import { keysIn, scanner, scanText } from '../../support/aScanner';

async function scanAs(name: string, text: string) {
  const language = languageOf(name);
  return scanner.scan({ name, language: language as 'package', text });
}

describe('package.json and .browserslistrc', () => {
  it.each([
    ['package.json', '{"browserslist": ["last 2 versions", "not dead"]}'],
    ['package.json', '{"browserslist": "last 2 versions, not dead"}'],
    [
      'package.json',
      '{"browserslist": {"production": ["last 2 versions", "not dead"], "development": "chrome 120"}}',
    ],
    ['.browserslistrc', '# ours\nlast 2 versions\nnot dead'],
    [
      'a/.browserslistrc',
      '[development]\nchrome 1\n[production staging]\nlast 2 versions\nnot dead',
    ],
  ])('gives the browsers that %s names', async (name, text) => {
    expect((await scanAs(name, text)).browsers).toBe('last 2 versions, not dead');
  });

  it('names polyfills that a project depends on, without counting them as used', async () => {
    const { notes, polyfilled } = await scanAs(
      'package.json',
      '{"dependencies": {"core-js": "3", "react": "19"}, "devDependencies": {"whatwg-fetch": "3"}}',
    );

    expect(notes).toEqual([expect.stringMatching(/Depends on polyfills: core-js, whatwg-fetch\./)]);
    expect(polyfilled).toEqual([]);
  });

  it.each(['postcss-nested', 'postcss-nesting', 'postcss-preset-env'])(
    'counts nested rules as compiled by %s',
    async (module) => {
      const text = JSON.stringify({ devDependencies: { [module]: '1', postcss: '8' } });
      const { notes, polyfilled } = await scanAs('package.json', text);

      expect(polyfilled.map((id) => scanner.table.pathAt(id))).toEqual(['css.selectors.nesting']);
      expect(notes).toEqual([
        `Compiles nested CSS rules with ${module}, so that browsers see none.`,
      ]);
    },
  );

  it('says what is wrong with one that cannot be read', async () => {
    expect((await scanAs('package.json', '{')).problem?.message).toMatch(/not JSON/);
    expect((await scanAs('package.json', '[]')).problem?.message).toMatch(/not an object/);
  });
});

describe('import maps and web app manifests', () => {
  it('finds what an import map of its own needs', async () => {
    const keys = await keysIn('import-map.json', '{"imports": {"a": "./a.js"}, "integrity": {}}');

    expect([...keys]).toEqual([
      'html.elements.script.type.importmap',
      'html.elements.script.type.importmap.integrity',
    ]);
    expect((await scanAs('x.importmap', '3')).problem?.message).toMatch(/not an object/);
  });

  it('reports a value once, at its full extent', async () => {
    const map = '{"imports": {}, "integrity": {}}';
    const [, integrity] = await scanText('import-map.json', map);
    const auto = await scanText('a.html', '<img sizes="auto" loading="lazy">');

    expect(map.slice(integrity!.column - 1, integrity!.endColumn - 1)).toBe('"integrity"');
    expect(auto.filter(({ key }) => key === 'html.elements.img.sizes.auto')).toHaveLength(1);
  });

  it('does not read a browser extension’s manifest as a web app’s', async () => {
    const text =
      '{"manifest_version": 3, "name": "x", "icons": {"16": "a.png"}, "permissions": ["tabs"], "background": {"service_worker": "a.js"}}';
    const { uses, notes, problem } = await scanAs('manifest.json', text);

    expect([uses.length, problem]).toEqual([0, undefined]);
    expect(notes).toEqual([expect.stringContaining('manifest of a browser extension')]);
  });

  it('places each member of a manifest, whatever else has its name', async () => {
    const text =
      '{\n"description": "display",\n"nope": {"display": 1},\n"shortcuts": [{"name": "y"}],\n"display": "standalone",\n"name": "z"\n}';
    const places = (await scanText('app.webmanifest', text)).map(
      ({ key, line, column, endColumn }) =>
        `${key.replace('manifests.webapp.', '')} ${line}:${column}-${endColumn}`,
    );

    expect(places).toEqual([
      'description 2:1-14',
      'shortcuts 4:1-12',
      'display 5:1-10',
      'display.standalone 5:12-24',
      'name 6:1-7',
    ]);
  });

  it('finds the members of a manifest, and values that have keys', async () => {
    const keys = await keysIn(
      'app.webmanifest',
      '{"name": "x", "display": "standalone", "shortcuts": [{"name": "y", "url": "/"}], "nope": 1}',
    );

    expect(keys).toContain('manifests.webapp.display');
    expect(keys).toContain('manifests.webapp.display.standalone');
    expect(keys).toContain('manifests.webapp.shortcuts');
  });
});

describe('a pasted text', () => {
  it.each([
    ['navigator.share({})', 'js'],
    ['a:has(b) {}', 'css'],
    ['@media (width > 1px) { a { color: red } }', 'css'],
    ['fetch("x", { priority: "low" })', 'js'],
    ['describe("a", () => { it(); })', 'js'],
  ])('%s is %s', (text, language) => {
    expect(guessLanguage(text)).toBe(language);
  });
});

describe('accepted uses in the browser', () => {
  const answer = answerScan(() => Promise.resolve(loadScanTable().text));

  async function tallyOf(files: Readonly<Record<string, string>>): Promise<ScanTally> {
    await answer({ kind: 'forget' });
    await answer({ kind: 'prepare', tableAddress: '/t' });
    const tally = new ScanTally();
    for (const [name, content] of Object.entries(files)) {
      const reply = await answer({ kind: 'scan', source: { name, content } });
      tally.add((reply as { readonly file: ScannedSource }).file);
    }
    return tally;
  }

  const guardsOf = (tally: ScanTally, key: string) =>
    tally
      .keys()
      .filter((one) => one.key === key)
      .map(({ guard, count }) => [guard, count]);
  const accepted = JSON.stringify({
    accepted: { 'src/a.js': { 'api.Navigator.share': { count: 1, reason: 'a button' } } },
  });

  it('come from the project’s file, wherever its folder is', async () => {
    const tally = await tallyOf({
      'shop/src/a.js': 'navigator.share({})',
      'shop/src/b.js': 'navigator.share({})',
      'shop/plimsoll-accepted.json': accepted,
    });

    expect(guardsOf(tally, 'api.Navigator.share')).toEqual([
      ['accepted', 1],
      [null, 1],
    ]);
  });

  it('are not accepted if a file has more of them than its count', async () => {
    const tally = await tallyOf({
      'src/a.js': 'navigator.share({}); navigator.share({})',
      'plimsoll-accepted.json': accepted,
    });

    expect(guardsOf(tally, 'api.Navigator.share')).toEqual([[null, 2]]);
  });

  it('may be accepted by a comment above them, too', async () => {
    const tally = await tallyOf({
      'a.css': '/* plimsoll-ignore-next-line css.selectors.has -- checked */\na:has(b) {}',
    });

    expect(guardsOf(tally, 'css.selectors.has')).toEqual([['accepted', 1]]);
  });

  it('are reported if their file is of another kind', async () => {
    const tally = await tallyOf({ 'plimsoll-accepted.json': '{}' });

    expect(tally.unread).toHaveLength(1);
    expect(tally.unread[0]?.message).toMatch(/not a file that plimsoll scan --accept wrote/);
  });
});
