import { join } from 'node:path';
import { SupportState } from '@/domain/SupportState';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { aRepository } from '../../support/aRepository';

const pack = (name: string, manifest: object, files: Readonly<Record<string, string>>) => ({
  [`node_modules/${name}/package.json`]: { name, version: '1.2.3', ...manifest },
  ...Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  ),
});

/** A project whose imports lead to packages, and on from them. */
const PROJECT = {
  'package.json': { name: 'shop', dependencies: { clone: '1', plain: '1', gone: '1' } },
  'src/a.js':
    "import { clone } from 'clone';\nimport 'plain/style.css';\nimport 'gone';\n[1].at(-1);\n",
  ...pack(
    'clone',
    { exports: { '.': { node: './node.js', browser: './web.js' } } },
    {
      'node.js': 'navigation.navigate("x");',
      'web.js':
        "import deep from '@deep/er/lib/x';\nexport const clone = (x) => structuredClone(x);",
      'unused.js': 'navigation.navigate("x");',
    },
  ),
  ...pack(
    '@deep/er',
    { exports: { './lib/*': { default: './src/*.js' } } },
    { 'src/x.js': "require('./y');", 'src/y.js': 'exports.y = Promise.withResolvers();' },
  ),
  ...pack('plain', { main: 'index.js' }, { 'style.css': 'a:has(b) { color: red }' }),
};

interface Listed {
  readonly isBundle: boolean;
  readonly useCount: number;
  readonly brokenShare: number;
  readonly packages: readonly {
    readonly kind: string;
    readonly name: string;
    readonly version?: string;
    readonly useCount: number;
    readonly brokenShare: number;
    readonly aloneShare: number;
    readonly minimumVersions: Readonly<Record<string, string | null>>;
    readonly blamed?: { readonly key: string; readonly place: { readonly file: string } };
  }[];
  readonly missing: readonly string[];
}

async function list(files: Readonly<Record<string, string | object>>, ...paths: string[]) {
  const { code, out, err } = await aRepository(files).run(
    'scan',
    '--packages',
    '--format',
    'json',
    ...paths,
  );
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Listed;
}

describe('plimsoll scan --packages', () => {
  it('names each package that imports lead to, with the line to blame', async () => {
    const { packages, missing, isBundle } = await list(PROJECT, 'src');
    const rows = packages.map(({ name, version, blamed }) => [
      name,
      version,
      blamed && `${blamed.place.file} ${blamed.key}`,
    ]);

    expect(isBundle).toBe(false);
    expect(new Map(rows.map(([name, ...rest]) => [name, rest]))).toEqual(
      new Map([
        ['your code', [undefined, 'src/a.js javascript.builtins.Array.at']],
        ['clone', ['1.2.3', 'node_modules/clone/web.js api.structuredClone']],
        [
          '@deep/er',
          ['1.2.3', 'node_modules/@deep/er/src/y.js javascript.builtins.Promise.withResolvers'],
        ],
        ['plain', ['1.2.3', 'node_modules/plain/style.css css.selectors.has']],
      ]),
    );
    expect(missing).toEqual(['gone, from src/a.js']);
  });

  it('counts in all what its parts have together', async () => {
    const { packages, useCount, brokenShare } = await list(PROJECT, 'src');
    const sum = packages.reduce((uses, one) => uses + one.useCount, 0);
    const alone = packages.reduce((share, one) => share + one.aloneShare, 0);

    expect(sum).toBe(useCount);
    expect(alone).toBeLessThanOrEqual(brokenShare + 1e-9);
    expect(Math.max(...packages.map((one) => one.brokenShare))).toBeLessThanOrEqual(
      brokenShare + 1e-9,
    );
    expect(packages.map((one) => one.brokenShare)).toEqual(
      packages.map((one) => one.brokenShare).sort((a, b) => b - a),
    );
  });

  it('finds the minimum versions that the data of the key gives', async () => {
    const catalogue = loadCatalogue();
    const has = catalogue.keyByPath('css.selectors.has')!;
    const { packages } = await list(PROJECT, 'src');
    const { minimumVersions } = packages.find(({ name }) => name === 'plain')!;

    expect(Object.keys(minimumVersions)).toEqual(catalogue.coreBrowsers.map(({ slug }) => slug));
    for (const [slug, version] of Object.entries(minimumVersions)) {
      const browser = catalogue.browserBySlug(slug)!;
      const at = browser.releases.findIndex((release) => release.version === version);
      const stateOf = (index: number) =>
        stateAt(catalogue, catalogue.keySupport, has.index, browser.releases[index]!);

      expect(stateOf(at)).toBe(SupportState.FULL);
      expect(stateOf(at - 1)).not.toBe(SupportState.FULL);
    }
  });

  it('takes a bundle as its source map tells, and names code without a source', async () => {
    // One line of the bundle from the package, then one of the project's own code.
    const map = {
      version: 3,
      sources: ['../node_modules/clone/web.js', '../src/a.js'],
      names: [],
      mappings: 'AAAA;ACAA',
    };
    const { packages, isBundle } = await list(
      {
        ...PROJECT,
        'dist/app.js': 'structuredClone(1);\n[1].at(-1);\n//# sourceMappingURL=app.js.map\n',
        'dist/app.js.map': map,
        'dist/old.js': 'navigator.share({});\n',
      },
      'dist',
    );

    expect(isBundle).toBe(true);
    expect(packages.map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ['own', 'your code'],
      ['package', 'clone'],
      ['unmapped', 'dist/old.js'],
    ]);
  });

  it('says it in words', async () => {
    const { out } = await aRepository(PROJECT).run('scan', '--packages', 'src');

    expect(out).toMatch(/^\d.* of World can run it; it breaks for /);
    expect(out).toMatch(/^clone 1\.2\.3: breaks for .* of World; for .* only this does$/m);
    expect(out).toMatch(
      /first to blame {4}node_modules\/clone\/web\.js:2:\d+ {2}api\.structuredClone/,
    );
    expect(out).toContain('Not installed, so nothing is known of them: gone, from src/a.js.');
  });
});

describe('plimsoll why', () => {
  it('names the code that breaks in a version, and nothing else', async () => {
    const repository = aRepository(PROJECT);
    const { code, out } = await repository.run('why', 'safari 15.4', 'src');

    expect(code).toBe(1);
    expect(out).toMatch(/^1 part of the code breaks in Safari 15\.4:/m);
    expect(out).toContain(
      'javascript.builtins.Promise.withResolvers: it throws, node_modules/@deep/er/src/y.js:1:',
    );
    // All three came with Safari 15.4.
    expect(out).not.toMatch(/structuredClone|Array\.at|selectors\.has/);
    const older = await repository.run('why', 'Safari on iOS 15', 'src', '--json');
    const { release, holders } = JSON.parse(older.out) as {
      readonly release: string;
      readonly holders: readonly { readonly name: string }[];
    };
    expect([release, holders.map(({ name }) => name).sort()]).toEqual([
      '15',
      ['@deep/er', 'clone', 'plain', 'your code'],
    ]);
  });

  it('ends with 0 where nothing breaks', async () => {
    const { code, out } = await aRepository(PROJECT).run('why', 'chrome 140', 'src');

    expect([code, out]).toEqual([
      0,
      '✓ Nothing known to be missing in Chrome 140 breaks there: all of it has a fallback or is tested for first.\n',
    ]);
  });

  it.each([
    ['netscape 4', 'names no browser'],
    ['safari', 'no version by that name'],
    ['chrome 9999', 'has no version 9999'],
  ])('refuses %s with a remedy', async (what, message) => {
    const { code, err } = await aRepository(PROJECT).run('why', what, 'src');

    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toMatch(/safari|"chrome \d+"/);
  });

  it('reads a package wherever the nearest node_modules is', async () => {
    const repository = aRepository({
      ...PROJECT,
      'web/src/b.js': "import { clone } from 'clone';",
      'web/plimsoll.config.json': {},
    });
    const cwd = join(repository.folder, 'web');
    const { out } = await repository.runWith({ cwd }, 'why', 'safari 15', 'src');

    expect(out).toContain('../node_modules/clone/web.js:2:');
  });
});
