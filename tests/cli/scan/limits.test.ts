import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { aRepository, type Ran } from '../../support/aRepository';

const INTERSECT = 'new Set([1]).intersection(new Set());';
/** Names that would act on a terminal, a log, a page or a table that trusts them. */
const HOSTILE = [
  '"><script>alert(1)<|script>.js',
  '\n::error file=x,line=1::own\n.js',
  '\r\u001b[2K\u202Egone.js',
  '`|](javascript:x) @team #1.js',
  '=HYPERLINK("x").js',
];

interface Report {
  readonly report: {
    readonly files: number;
    readonly data: readonly string[];
    readonly unknownNames: readonly string[];
    readonly unreadable: readonly { readonly file: string; readonly message: string }[];
    readonly findings: readonly { readonly file: string }[];
  };
}
const reportOf = ({ out }: Ran) => (JSON.parse(out) as Report).report;

describe('limits of plimsoll scan', () => {
  it('follows no link, neither round in circles nor out of the folder', async () => {
    const outside = aRepository({ 'secret.js': INTERSECT });
    const repository = aRepository({ 'a.css': 'a { color: red }', 'b/c.css': '' });
    symlinkSync('..', join(repository.folder, 'b/loop'));
    symlinkSync(outside.folder, join(repository.folder, 'out'));
    symlinkSync(join(outside.folder, 'secret.js'), join(repository.folder, 'secret.js'));
    const ran = await repository.run('scan', '--format', 'json', '--all');

    expect(ran.code).toBe(0);
    expect(reportOf(ran).files).toBe(2);
  });

  it('scans a path outside the folder, under a relative name', async () => {
    const outside = aRepository({ 'a.js': INTERSECT });
    const ran = await aRepository({ 'b.css': '' }).run(
      'scan',
      '--format',
      'json',
      '--all',
      outside.folder,
    );

    expect(reportOf(ran).findings[0]?.file).toMatch(/^\.\.\/.*\/a\.js$/);
  });

  it('ends with 2 if there is nothing to scan, and says what it looked for', async () => {
    const ran = await aRepository({
      'notes.txt': '',
      'a.png': '',
      'b.d.ts': '',
      '.git/HEAD': '',
      'node_modules/a/b.js': '',
    }).run('scan', '--format', 'json', '--all');

    expect(ran.code).toBe(2);
    expect(ran.err).toContain(
      'no CSS, HTML, JavaScript or TypeScript. Left out: 1 folder of dependencies, 1 type declarations, 2 of another kind. Name the folder',
    );
  });

  it('lists what is unknown to the data, and says which data answered', async () => {
    const repository = aRepository({
      'a.css': `a:wonder { ${Array.from({ length: 12 }, (_, at) => `shiny-${at}: 1;`).join('')} }`,
    });
    const ran = await repository.run('scan', '--format', 'json', '--all');

    expect(ran.code).toBe(0);
    expect(reportOf(ran).unknownNames).toHaveLength(13);
    expect(reportOf(ran).data.join()).toMatch(/browser-compat-data/);
    expect((await repository.run('scan', '--format', 'pretty')).out).toMatch(
      /^Names we don’t recognize: :wonder, shiny-0, .* and 3 more\.$/m,
    );
  });

  it('names files nested too deep, whichever kind they are', async () => {
    const repository = aRepository({
      'a.css': `a { width: ${'calc('.repeat(5_000)}1px }`,
      'b.js': `a${'.b()'.repeat(20_000)}`,
      'c.html': '<p>',
    });

    expect(
      reportOf(await repository.run('scan', '--format', 'json', '--all')).unreadable,
    ).toMatchObject([
      { file: 'a.css', message: expect.stringContaining('500 levels') as string },
      { file: 'b.js', message: expect.stringContaining('nested too deep') as string },
    ]);
  });

  it('shows at most 120 characters of a line of 5 MB', async () => {
    const repository = aRepository({ 'a.js': `${'a();'.repeat(1_250_000)}${INTERSECT}` });
    const { out } = await repository.run('scan', '--format', 'pretty');

    expect(out).toMatch(/^ {2}✗ 1:50000\d\d {2}/m);
    expect(
      out
        .split('\n')
        .find((line) => line.includes('a();'))!
        .trim().length,
    ).toBeLessThan(121);
  });

  it.each(['pretty', 'markdown', 'github', 'sarif', 'junit', 'gitlab', 'csv', 'json'])(
    'lets no name of a file act in %s',
    async (format) => {
      const files = Object.fromEntries(HOSTILE.map((name) => [name, INTERSECT]));
      const { out, code } = await aRepository(files).run('scan', '--format', format);

      expect(code).toBe(1);

      expect(out).not.toMatch(format === 'csv' ? /\u001b/ : /[\u001b\r]/);
      expect(out).not.toMatch(/^::error file=x/m);
      if (format === 'markdown') expect(out.match(/^\| error/gm)).toHaveLength(HOSTILE.length);
      if (format === 'pretty' || format === 'markdown') expect(out).not.toContain('\u202E');
      if (format === 'junit') expect(out).not.toContain('<script>');
      if (format === 'csv') expect(out).not.toMatch(/^"?[=+@-]/m);
      if (format === 'sarif' || format === 'gitlab' || format === 'json')
        expect(JSON.parse(out)).toBeDefined();
      if (format === 'sarif')
        for (const [, uri] of out.matchAll(/"uri": "([^"]*)"/g))
          expect(uri).toMatch(/^[\w.!~*'()/%:-]+$/);
    },
  );

  it('writes SARIF for a source that a map names with half a sign', async () => {
    const map = JSON.stringify({
      version: 3,
      sources: ['webpack://a/\uD800.ts'],
      names: [],
      mappings: 'AAAA',
    });
    const repository = aRepository({
      'a.js': `${INTERSECT}\n//# sourceMappingURL=a.js.map`,
      'a.js.map': map,
    });

    expect((await repository.run('scan', '--format', 'sarif')).out).toContain('%EF%BF%BD.ts');
  });

  it('keeps the place in the build where a map names no source for it', async () => {
    const map = JSON.stringify({ version: 3, sources: [null, ''], names: [], mappings: 'AAAA' });
    const repository = aRepository({
      'a.js': `${INTERSECT}\n//# sourceMappingURL=a.js.map`,
      'a.js.map': map,
    });
    const { out } = await repository.run('scan', '--format', 'json');

    expect(out).not.toContain('"original"');
  });

  it('lists fallbacks without the files that cannot be read, and names them', async () => {
    const repository = aRepository({ 'a.js': 'import "core-js/es/array/at";' });
    repository.write('b.js', Uint8Array.of(0, 1, 2));
    const ran = await repository.run('scan', '--retire', '--format', 'pretty');

    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^Without 1 file that cannot be read: b\.js\.$/m);
  });

  it('reads a file full of lines that name source maps in time', async () => {
    const line = '//# sourceMappingURL=';
    const repository = aRepository({ 'a.js': `${line.repeat(200_000)}\n${INTERSECT}` });
    const start = performance.now();
    await repository.run('scan', '--format', 'json', '--all');

    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
