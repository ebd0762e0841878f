import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder = '';

/** A build in miniature: what Next writes of a build as far as the worker is made of it. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['src', 'node_modules', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  for (const name of ['.next/static/chunks', '.next/static/media'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, '.next/BUILD_ID'), 'build-of-today');
  const pages = {
    '/_app': ['static/css/app-1.css', 'static/chunks/app-1.js'],
    '/offline': ['static/chunks/app-1.js', 'static/chunks/pages/[slug]-2.js'],
    '/features': ['static/chunks/features-3.js'],
  };
  writeFileSync(
    join(folder, '.next/build-manifest.json'),
    JSON.stringify({ pages, lowPriorityFiles: ['static/build-of-today/_buildManifest.js'] }),
  );
  for (const name of ['plex.woff2', 'plex.svg'])
    writeFileSync(join(folder, '.next/static/media', name), '');
  writeLateCode(...NAMED, ['other.5.js']);
});

const NAMED = [
  ['offline.4.js'],
  ['search.6.js', 'shared.7.js'],
  ['audience.10.js'],
  ['feature-sections.8.js', 'sections.css'],
  ['frame-sections.9.js'],
];

/** Next's list of `import()`s: the files of each. */
function writeLateCode(...imports: readonly (readonly string[])[]): void {
  const manifest = Object.fromEntries(
    imports.map((files, id) => [
      `import ${id}`,
      { id, files: files.map((name) => `static/chunks/${name}`) },
    ]),
  );
  writeFileSync(join(folder, '.next/react-loadable-manifest.json'), JSON.stringify(manifest));
}

afterEach(() => rmSync(folder, { recursive: true }));

function build(): Readonly<Record<'text' | 'shell' | 'code', string>> {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/tools/buildWorker.ts'], {
    cwd: folder,
    stdio: 'pipe',
  });
  const text = readFileSync(join(folder, '.next/sw.js'), 'utf8');
  const [, shell = '', code = ''] = /shell:\[(.*?)\],code:\[(.*?)\]/.exec(text) ?? [];
  return { text, shell, code };
}

describe('buildWorker', () => {
  it('writes the build ID and the shell: the offline page, manifests, styles and fonts', () => {
    const { text, shell } = build();

    expect(text).toContain('build-of-today');
    for (const name of [
      'css/app-1.css',
      'chunks/sections.css',
      'chunks/pages/%5Bslug%5D-2.js',
      'build-of-today/_buildManifest.js',
      'chunks/offline.4.js',
      'media/plex.woff2',
    ])
      expect(shell).toContain(`url:"/_next/static/${name}",revision:null`);
    for (const path of ['/offline', '/icon.svg'])
      expect(shell).toContain(`url:"${path}",revision:"build-of-today"`);
  });

  it('writes late code apart, for the first page that is read', () => {
    const { text, code } = build();

    for (const name of [
      'app-1.js',
      'search.6.js',
      'shared.7.js',
      'audience.10.js',
      'feature-sections.8.js',
      'frame-sections.9.js',
    ]) {
      expect(code).toContain(`"/_next/static/chunks/${name}"`);
      expect(text.split(name)).toHaveLength(2);
    }
  });

  it('leaves out the code of other pages', () => {
    expect(build().text).not.toMatch(/features-3|other\.5|plex\.svg/);
  });

  it('rejects a build whose late chunks were renamed', () => {
    writeLateCode(['4.js'], ...NAMED.slice(1));

    expect(build).toThrow('The build holds no chunk named “offline”');
  });
});
