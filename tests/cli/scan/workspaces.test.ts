import { execFileSync } from 'node:child_process';
import { aRepository } from '../../support/aRepository';

const IDLE = 'requestIdleCallback(() => {});';
const FILES = {
  'plimsoll.config.json': { line: 95, scan: { paths: ['packages'] } },
  'packages/a/plimsoll.config.json': { audience: 'region:DE', line: 97 },
  'packages/a/src/x.js': IDLE,
  'packages/b/y.js': IDLE,
  'packages/lax/plimsoll.config.json': { line: 50 },
  'packages/lax/z.js': IDLE,
  'tools/plimsoll.config.json': { line: 96, scan: { ignore: ['old'] } },
  'tools/t.js': IDLE,
  'tools/old/u.js': IDLE,
};

interface Finding {
  readonly file: string;
  readonly message: string;
}
interface Workspaces {
  readonly version: number;
  readonly workspaces: readonly {
    readonly folder: string;
    readonly report: { readonly line: number; readonly findings: readonly Finding[] };
  }[];
}

const rowsOf = (out: string) =>
  (JSON.parse(out) as Workspaces).workspaces.map(({ folder, report }) => [
    folder,
    report.line,
    ...report.findings.map(({ file }) => file),
  ]);

describe('a scan of several projects', () => {
  it('judges each file by the configuration nearest to it', async () => {
    const { code, out } = await aRepository(FILES).run('scan', '--format', 'json');

    expect(code).toBe(1);
    expect(rowsOf(out)).toEqual([
      ['', 95, 'packages/b/y.js'],
      ['packages/a', 97, 'src/x.js'],
      ['packages/lax', 50],
    ]);
  });

  it('has one configuration for a folder that is named, from wherever it is named', async () => {
    const repository = aRepository(FILES);
    const { out } = await repository.run('scan', 'packages/a');

    expect(out).toMatch(/of Germany can use it, below the line of 97\s%/);
    expect(out).toMatch(/^packages\/a\/src\/x\.js$/m);
    const json = JSON.parse(
      (await repository.run('scan', 'packages/a', '--format', 'json')).out,
    ) as {
      readonly report: { readonly findings: readonly Finding[] };
    };
    expect(json.report.findings.map(({ file }) => file)).toEqual(['packages/a/src/x.js']);
    expect((await repository.run('scan', 'packages/lax')).code).toBe(0);
  });

  it('finds every configuration below a folder with --workspaces', async () => {
    const { out } = await aRepository(FILES).run('scan', '--workspaces', '--format', 'json');

    expect(rowsOf(out)).toEqual([
      ['', 95, 'packages/b/y.js'],
      ['packages/a', 97, 'src/x.js'],
      ['packages/lax', 50],
      ['tools', 96, 't.js'],
    ]);
  });

  it('has a section for each configuration, and a category of its own in SARIF', async () => {
    const repository = aRepository(FILES);
    execFileSync('git', ['init', '--quiet'], { cwd: repository.folder });
    const { out } = await repository.run('scan', '--format', 'pretty,sarif=a.sarif,gitlab=a.json');
    const { runs } = JSON.parse(repository.read('a.sarif')) as {
      runs: { automationDetails: { id: string } }[];
    };

    expect(out).toMatch(/^\. \(World, line 95\s%\)$/m);
    expect(out).toMatch(/^packages\/a \(Germany, line 97\s%\)$/m);
    expect(runs.map(({ automationDetails }) => automationDetails.id)).toEqual([
      'plimsoll/',
      'plimsoll/packages/a/',
      'plimsoll/packages/lax/',
    ]);
    expect(
      (JSON.parse(repository.read('a.json')) as { location: { path: string } }[]).map(
        ({ location }) => location.path,
      ),
    ).toEqual(['packages/b/y.js', 'packages/a/src/x.js']);
  });

  it('names files from the folder of the scan in formats without sections', async () => {
    const repository = aRepository(FILES);
    const { out } = await repository.run('scan', '--format', 'csv,junit=a.xml');
    const [head, ...rows] = out.trim().split(/\r?\n/);

    expect(head).toMatch(/^file,/);
    expect([...new Set(rows.map((row) => row.split(',')[0]))].sort()).toEqual([
      'packages/a/src/x.js',
      'packages/b/y.js',
      'packages/lax/z.js',
    ]);
    expect(repository.read('a.xml').match(/<testsuites/g)).toHaveLength(1);
    expect(repository.read('a.xml')).toContain('packages/a/src/x.js');
  });

  it('accepts uses in the file of each configuration', async () => {
    const repository = aRepository(FILES);
    const { out } = await repository.run('scan', '--accept', '--reason', 'there before');

    expect(out).toContain('packages/a/plimsoll-accepted.json: 1 use accepted');
    expect(repository.read('packages/a/plimsoll-accepted.json')).toContain('"src/x.js"');
    expect((await repository.run('scan')).code).toBe(0);
  });
});
