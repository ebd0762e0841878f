import { symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ScanUse } from '@/engines/scanner/ScanUse';
import { aRepository, type Ran } from '../../support/aRepository';
import { listenGraphql } from '../../support/listenGraphql';

interface Json {
  readonly uses: readonly ScanUse[];
  readonly report: {
    readonly runsShare: number;
    readonly findings: readonly {
      readonly file: string;
      readonly key: string;
      readonly level: string;
      readonly cause: string;
    }[];
    readonly files: number;
    readonly skipped: Readonly<Record<string, number>>;
    readonly unreadable: readonly { readonly file: string; readonly message: string }[];
    readonly wrongComments: readonly { readonly message: string }[];
    readonly prunable: readonly string[];
  };
}

const INTERSECT = 'export const both = new Set([1]).intersection(new Set([2]));\n';
const KEY = 'javascript.builtins.Set.intersection';
const jsonOf = ({ out }: Ran): Json => JSON.parse(out) as Json;
const keysOf = (ran: Ran) => jsonOf(ran).report.findings.map(({ key }) => key);

describe('plimsoll scan', () => {
  it('agrees with a server’s report, and sends the server no code', async () => {
    const bodies: string[] = [];
    const server = await listenGraphql();
    const watched = createServer((request, response) => {
      void (async () => {
        let body = '';
        for await (const part of request) body += String(part);
        bodies.push(body);
        const answer = await server.post(body);
        response.writeHead(answer.status).end(await answer.text());
      })();
    });
    await new Promise<void>((done) => watched.listen(0, '127.0.0.1', done));
    const repository = aRepository({
      'secret.js': INTERSECT,
      'b.css': '.secret { anchor-name: --x }',
    });
    const address = `http://127.0.0.1:${(watched.address() as AddressInfo).port}`;
    const [own, asked] = [
      jsonOf(await repository.run('scan', '--format', 'json', '--all')),
      jsonOf(await repository.run('scan', '--format', 'json', '--all', '--server', address)),
    ];

    expect(asked.report.findings).toEqual(own.report.findings);
    expect(asked.report.runsShare).toBe(own.report.runsShare);
    expect(asked.uses).toEqual(own.uses);
    expect(bodies.join('')).toContain(KEY);
    expect(bodies.join('')).not.toContain('secret');
    watched.close();
    await server.close();
  });

  it('reports what breaks below the line, in order, and ends with 1', async () => {
    const repository = aRepository({
      'b.js': INTERSECT,
      'a.css': '.a { cursor: pointer }\n.b, details::details-content { color: red }\n',
      'c.js': 'if ("intersection" in Set.prototype) new Set([1]).intersection(new Set());',
      'd.html': '<dialog></dialog>',
    });
    const ran = await repository.run('scan', '--format', 'json', '--all');

    expect(ran.code).toBe(1);
    expect(jsonOf(ran).report.findings).toMatchObject([
      { file: 'a.css', key: 'css.selectors.details-content', level: 'error', cause: 'below-line' },
      { file: 'b.js', key: KEY, level: 'error' },
    ]);
    expect(jsonOf(ran).uses).toContainEqual(
      expect.objectContaining({ key: KEY, file: 'c.js', guard: 'feature-test' }),
    );
    expect((await repository.run('scan', '--format', 'json', '--all')).out).toBe(ran.out);
    expect((await repository.run('scan', '--format', 'json', '--all', '--line', '50')).code).toBe(
      0,
    );
    expect((await repository.run('scan', '--format', 'json', '--all', 'd.html')).code).toBe(0);
  });

  it('warns of degrading uses, and fails below their own line', async () => {
    const repository = aRepository({ 'a.css': 'a { anchor-name: --x }' });

    expect(await repository.run('scan', '--format', 'json', '--all')).toMatchObject({ code: 0 });
    expect(
      jsonOf(await repository.run('scan', '--format', 'json', '--all')).report.findings,
    ).toMatchObject([{ key: 'css.properties.anchor-name', level: 'warning', cause: 'degrades' }]);
    expect(
      (await repository.run('scan', '--format', 'json', '--all', '--degrade-line', '90')).code,
    ).toBe(1);
    expect(
      (await repository.run('scan', '--format', 'json', '--all', '--degrade-line', '50')).code,
    ).toBe(0);
  });

  it('accepts an adopted feature, and fails for a declined one whatever its share', async () => {
    const repository = aRepository({ 'a.js': INTERSECT, 'b.css': '.a { display: grid }' });
    const configure = (config: object) =>
      repository.write('plimsoll.config.json', JSON.stringify(config));

    configure({ adopt: ['set-methods'] });
    const adopted = await repository.run('scan', '--format', 'json', '--all');
    expect(adopted.code).toBe(0);
    expect(jsonOf(adopted).uses).toContainEqual(
      expect.objectContaining({ key: KEY, guard: 'accepted' }),
    );
    configure({ decline: ['grid'], line: 50 });
    const declined = await repository.run('scan', '--format', 'json', '--all');
    expect(declined.code).toBe(1);
    expect(jsonOf(declined).report.findings[0]).toMatchObject({
      cause: 'declined',
      level: 'error',
    });
    configure({ decline: ['gird'] });
    expect(await repository.run('scan', '--format', 'json', '--all')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"decline" names “gird”') as string,
    });
  });

  it('knows polyfills from flags, configuration and imports', async () => {
    const repository = aRepository({ 'a.js': INTERSECT });

    for (const name of [KEY, 'javascript.builtins.Set', 'set-methods'])
      expect(
        (await repository.run('scan', '--format', 'json', '--all', '--polyfill', name)).code,
      ).toBe(0);
    repository.write('b.js', 'import "core-js/actual/set/intersection";');
    expect((await repository.run('scan', '--format', 'json', '--all')).code).toBe(0);
    expect(
      (await repository.run('scan', '--format', 'json', '--all', '--polyfill', 'set-method')).code,
    ).toBe(2);
  });

  it('has a ratchet: accepted uses pass, more fail, fewer can be forgotten', async () => {
    const repository = aRepository({ 'a.js': INTERSECT.repeat(2).replace('both', 'one') });
    expect(
      await repository.run('scan', '--format', 'json', '--all', '--accept', '--reason', 'Old page'),
    ).toMatchObject({
      code: 0,
      out: 'plimsoll-accepted.json: 2 uses accepted now.\n',
    });

    expect(JSON.parse(repository.read('plimsoll-accepted.json'))).toMatchObject({
      accepted: { 'a.js': { [KEY]: { count: 2, reason: 'Old page' } } },
    });
    const passed = await repository.run('scan', '--format', 'json', '--all');
    expect(passed.code).toBe(0);
    // It is accepted, not gone: the share still says so.
    expect(jsonOf(passed).report.runsShare).toBeLessThan(0.95);
    repository.write('b.js', INTERSECT);
    const more = await repository.run('scan', '--format', 'json', '--all');
    expect(more.code).toBe(1);
    expect(jsonOf(more).report.findings.map(({ file }) => file)).toEqual(['b.js']);
    repository.write('a.js', INTERSECT);
    repository.write('b.js', '');
    const fewer = await repository.run('scan', '--format', 'json', '--all');
    expect(fewer.code).toBe(0);
    expect(jsonOf(fewer).report.prunable).toEqual([`a.js: ${KEY}`]);
    await repository.run('scan', '--format', 'json', '--all', '--prune');
    expect(repository.read('plimsoll-accepted.json')).toContain('"count": 1');
    repository.write('plimsoll-accepted.json', '{ "accepted": { "a.js": { "k": {} } } }');
    expect((await repository.run('scan', '--format', 'json', '--all')).err).toContain(
      'plimsoll-accepted.json: accepted → a.js',
    );
  });

  it('accepts a use by a comment that names it and says why, and fails for any other', async () => {
    const repository = aRepository({
      'a.js': `// plimsoll-ignore-next-line ${KEY} -- only in the lab\n${INTERSECT}`,
      'b.css':
        '/* plimsoll-ignore-next-line details-content -- a nicety */\ndetails::details-content { color: red }',
      'c.html':
        '<!-- plimsoll-ignore-next-line set-methods -- lab -->\n<script>new Set([1]).intersection(new Set())</script>',
    });
    expect(keysOf(await repository.run('scan', '--format', 'json', '--all'))).toEqual([]);
    repository.write(
      'd.js',
      `// plimsoll-ignore-next-line ${KEY}\n// plimsoll-ignore-next-line css.nope -- why\n`,
    );

    const wrong = await repository.run('scan', '--format', 'json', '--all');
    expect(wrong.code).toBe(1);
    expect(jsonOf(wrong).report.wrongComments.map(({ message }) => message)).toEqual([
      expect.stringContaining('gives no reason'),
      expect.stringContaining('“css.nope”, which is no key or feature'),
    ]);
  });

  it('leads to the source of a build, by the map in it or next to it', async () => {
    const mappings = 'AAAA';
    const map = (source: string) =>
      JSON.stringify({ version: 3, sources: [source], names: [], mappings });
    const inline = Buffer.from(map('webpack://shop/./src/b.ts')).toString('base64');
    // As Turbopack writes them.
    const sections = [
      { offset: { line: 0, column: 0 }, map: JSON.parse(map('../src/d.ts')) as object },
    ];
    const repository = aRepository({
      'dist/a.js': `new Set([1]).intersection(new Set());\n//# sourceMappingURL=a.js.map`,
      'dist/a.js.map': map('../src/a.ts'),
      'dist/b.js': `new Set([1]).intersection(new Set());\n//# sourceMappingURL=data:application/json;base64,${inline}`,
      'dist/c.js':
        'new Set([1]).intersection(new Set());\n//# sourceMappingURL=../../../etc/passwd',
      'dist/d.js': `new Set([1]).intersection(new Set());\n//# sourceMappingURL=d.js.map`,
      'dist/d.js.map': JSON.stringify({ version: 3, sections }),
    });
    const originals = ({ out }: Ran) =>
      (JSON.parse(out) as Json).uses
        .filter(({ key }) => key === KEY)
        .map(({ original }) => original?.file);

    expect(originals(await repository.run('scan', '--format', 'json', '--all', 'dist'))).toEqual([
      'src/a.ts',
      'src/b.ts',
      undefined,
      'src/d.ts',
    ]);
    expect(
      originals(
        await repository.run('scan', '--format', 'json', '--all', 'dist', '--no-source-maps'),
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('leaves out and counts ignored files, dependencies and large files', async () => {
    const repository = aRepository({
      '.git/HEAD': '',
      '.gitignore': 'dist\n',
      'src/.gitignore': '*.gen.js\n!keep.gen.js\n',
      'src/a.gen.js': INTERSECT,
      'src/keep.gen.js': '',
      'src/lib.d.ts': '',
      'src/large.js': ' '.repeat(2_000),
      'src/photo.png': '',
      'dist/a.js': INTERSECT,
      'node_modules/x/a.js': INTERSECT,
    });
    symlinkSync('.', join(repository.folder, 'loop'));
    const { report } = jsonOf(
      await repository.run('scan', '--format', 'json', '--all', '--max-file-mb', '0.001'),
    );

    expect(report.files).toBe(1);
    expect(report.skipped).toEqual({
      declarations: 1,
      // The folder of packages; .git holds none of the code.
      dependency: 1,
      ignored: 2,
      link: 1,
      'other-kind': 3,
      'too-large': 1,
    });
    // A build is ignored as a rule, and still what one wants scanned.
    expect(keysOf(await repository.run('scan', '--format', 'json', '--all', 'dist'))).toEqual([
      KEY,
    ]);
    expect(
      jsonOf(await repository.run('scan', '--format', 'json', '--all', '--max-files', '1')).report
        .skipped['too-many'],
    ).toBe(1);
    expect((await repository.run('scan', '--ignore', 'src')).err).toContain(
      'There is nothing to scan in this folder',
    );
    expect((await repository.run('scan', 'none')).err).toContain('There is no file or folder');
  });

  it('names files that cannot be read, says “without”, and with --strict ends with 3', async () => {
    const repository = aRepository({ 'a.js': 'let = ;', 'b.css': 'a { color: red }' });
    repository.write('c.js', Buffer.from([0, 1, 2]));
    const ran = await repository.run('scan', '--format', 'json', '--all');

    expect(ran.code).toBe(0);
    expect(jsonOf(ran).report.unreadable.map(({ file }) => file)).toEqual(['a.js', 'c.js']);
    expect((await repository.run('scan', '--format', 'pretty')).out).toContain(
      'can run this, without 2 files that cannot be read',
    );
    expect((await repository.run('scan', '--format', 'json', '--all', '--strict')).code).toBe(3);
  });

  it('refuses invalid flags', async () => {
    const repository = aRepository({ 'a.css': '' });
    const errorOf = async (...given: string[]) => (await repository.run('scan', ...given)).err;

    expect(await errorOf('--format', 'xml')).toContain('there is no format “xml”');
    expect(await errorOf('--format', 'json,csv')).toContain('only one format goes to the output');
    expect(await errorOf('--max-files', 'many')).toContain('--max-files many: give a number');
    expect(await errorOf('--audience', 'custom:abc')).toContain('Only its server knows');
  });
});
