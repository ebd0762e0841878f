import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ScanUse } from '@/engines/scanner/ScanUse';
import { aRepository } from '../../support/aRepository';

const UNION = 'javascript.builtins.Set.union';

function keysOf(out: string): readonly string[] {
  return (JSON.parse(out) as { readonly uses: readonly ScanUse[] }).uses.map(({ key }) => key);
}

describe('plimsoll scan --types', () => {
  it('finds what only the project’s TypeScript knows, and believes it', async () => {
    const repository = aRepository({
      'tsconfig.json': '{"compilerOptions":{"lib":["esnext","dom"],"types":[]}}',
      'sets.ts':
        'type Held<T> = T extends (infer U)[] ? U : never;\nexport const make = (): Held<Set<number>[]>[] => [new Set([1])];\nexport class Own { union() {} }',
      'use.ts':
        'import { make, Own } from "./sets";\nmake()[0]!.union(new Set());\nnew Own().union();',
    });
    mkdirSync(join(repository.folder, 'node_modules'));
    symlinkSync(
      dirname(resolve('node_modules/typescript/package.json')),
      join(repository.folder, 'node_modules/typescript'),
    );
    const alone = keysOf((await repository.run('scan', '--format', 'json', '--all')).out);
    const { out } = await repository.run(
      'scan',
      '--format',
      'json',
      '--all',
      '--types=tsconfig.json',
    );

    expect(alone).not.toContain(UNION);
    expect(keysOf(out).filter((key) => key === UNION)).toHaveLength(1);
  });

  it('says what is missing: TypeScript, a configuration, or its name', async () => {
    const repository = aRepository({ 'a.ts': 'export {}' });

    expect((await repository.run('scan', '--types')).err).toMatch(
      /the project has no TypeScript. Install it there/,
    );
    expect((await repository.run('scan', '--types', 'src')).err).toMatch(
      /--types src: name a tsconfig/,
    );
  });
});

it('plimsoll scan refuses empty paths and file names, as empty variables give them', async () => {
  const repository = aRepository({ 'a.ts': 'export {}' });

  expect(await repository.run('scan', '')).toMatchObject({
    code: 2,
    err: expect.stringContaining('A path to scan is empty') as string,
  });
  expect(await repository.run('scan', '--format', 'sarif=')).toMatchObject({
    code: 2,
    err: expect.stringContaining('sarif= names no file') as string,
  });
});

describe('plimsoll scan, asked for details', () => {
  const repository = aRepository({
    'a.js': 'navigator.share({});\nif (window.reportError) reportError(1);',
    'b.css': 'a { color: red }',
  });

  it('lists keys with counts, guarded ones apart', async () => {
    const { out, code } = await repository.run('scan', '--list-keys');

    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('key\tuses\tguarded\tfeature');
    expect(out).toContain('api.Navigator.share\t1\t0\tshare\n');
    expect(out).toMatch(/^api\.reportError\t2\t2$/m);
  });

  it('explains a key, a feature and a place', async () => {
    const { out } = await repository.run('scan', '--explain', 'api.Navigator.share');

    expect(out).toMatch(/^a\.js:1:11 {2}api\.Navigator\.share \(share\)$/m);
    expect(out).toMatch(/found {6}certain: it is written there/);
    expect(out).toMatch(/without it it throws/);
    expect(out).toMatch(/supported {2}\d+\.\d.% of World/);
    expect(out).toContain("if ('share' in navigator)");
    expect((await repository.run('scan', '--explain', 'share')).out).toBe(out);
    expect((await repository.run('scan', '--explain', 'a.js:2')).out).toMatch(
      /guard {6}feature-test, a\.js:2/,
    );
  });

  it('names the test that proves another key', async () => {
    repository.write('c.css', '@supports (anchor-name: --a) {\n  p { inset: 0 }\n}\n');

    expect((await repository.run('scan', '--explain', 'css.properties.inset')).out).toMatch(
      /guard {6}proven by the test of css\.properties\.anchor-name, c\.css:1/,
    );
    expect((await repository.run('scan', '--format', 'json', '--all', 'c.css')).out).toMatch(
      /"guard": "implied",\s*"guardAt": \{[^}]*\},\s*"provenBy": \[\s*"css\.properties\.anchor-name"/,
    );
  });

  it('explains a place by a relative or an absolute path', async () => {
    const explain = async (place: string) => (await repository.run('scan', '--explain', place)).out;
    const there = await explain('a.js:2');

    expect(await explain('./a.js:2')).toBe(there);
    expect(await explain(join(repository.folder, 'a.js:2'))).toBe(there);
    const cwd = join(repository.folder, 'below');
    repository.write('below/plimsoll.config.json', '{}');
    repository.write('plimsoll.config.json', '{}');
    const asked = ['scan', '--config', '../plimsoll.config.json', '--explain', '../a.js:2'];
    expect((await repository.runWith({ cwd }, ...asked)).out).toBe(there);
    expect(await explain('./a.js')).toContain(there.trim());
  });

  it('explains a feature by each name that plimsoll can takes', async () => {
    expect((await repository.run('scan', '--explain', 'navigator.share()')).out).toContain(
      'api.Navigator.share',
    );
    expect(await repository.run('scan', '--explain', ':has()')).toMatchObject({
      code: 0,
      out: 'No scanned file uses :has().\n',
    });
  });

  it('says that nothing fits, and suggests near names', async () => {
    const { code, err } = await repository.run('scan', '--explain', 'api.Navigator.shar');

    expect(code).toBe(2);
    expect(err).toMatch(/names no feature, .* Did you mean .*api\.Navigator\.share/);
  });
});

describe('plimsoll scan --third-party', () => {
  const entry = (url: string, text: string) => ({
    request: { url },
    response: { content: { text, mimeType: 'text/javascript' } },
  });
  const page = {
    request: { url: 'https://shop.example/' },
    response: { content: { text: '<dialog></dialog>', mimeType: 'text/html' } },
  };
  const repository = aRepository({
    'page.har': JSON.stringify({
      log: {
        entries: [
          page,
          entry('https://cdn.shop.example/own.js', 'navigator.share({})'),
          entry('https://ads.example/x.js', 'reportError(1)'),
        ],
      },
    }),
  });

  it('counts code from other sites, unless asked to skip it', async () => {
    const every = keysOf((await repository.run('scan', '--format', 'json', '--all')).out);
    const own = keysOf(
      (await repository.run('scan', '--format', 'json', '--all', '--third-party', 'skip')).out,
    );

    expect(every).toEqual(expect.arrayContaining(['api.reportError', 'api.Navigator.share']));
    expect(own).toContain('api.Navigator.share');
    expect(own).not.toContain('api.reportError');
  });
});

describe('plimsoll scan --format json', () => {
  it('has a row for bare uses of a feature and another for guarded ones', async () => {
    const repository = aRepository({
      'a.js': 'navigator.share({});\nif ("share" in navigator) navigator.share({});',
    });
    const { out } = await repository.run('scan', '--format', 'json', '--all');
    const { report } = JSON.parse(out) as {
      readonly report: {
        readonly features: readonly { readonly feature: string; readonly isGuarded: boolean }[];
      };
    };
    const rows = report.features.filter(({ feature }) => feature === 'share');

    expect(rows.map(({ isGuarded }) => isGuarded).sort()).toEqual([false, true]);
  });
});
