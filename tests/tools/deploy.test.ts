import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectThirdParty, isAllowedLicense } from '@/tools/thirdParty';
import { aRepository } from '../support/aRepository';
import { GZIP_TYPES } from '../support/nginx';

const ANALYZE = '/usr/bin/systemd-analyze';
/** Debian: `prometheus`. */
const PROMTOOL = process.env.PROMTOOL ?? '/usr/bin/promtool';
const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

describe('what is deployed', () => {
  it('uses packages whose licenses allow it, each with its name', () => {
    const packages = collectThirdParty();

    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ license }) => !isAllowedLicense(license))).toEqual([]);
    expect(packages.map(({ name }) => name)).not.toContain('jest');
    expect(isAllowedLicense('(MIT OR GPL-3.0)')).toBe(true);
    expect(isAllowedLicense('MIT AND GPL-3.0')).toBe(false);
    expect(isAllowedLicense('unknown')).toBe(false);
  });

  it('npm lists only production packages as CycloneDX', () => {
    const { components, bomFormat } = JSON.parse(
      execFileSync('npm', ['run', '-s', 'sbom'], {
        encoding: 'utf8',
        maxBuffer: 1e8,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as { bomFormat: string; components: { name: string }[] };

    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['next', 'kysely', 'prom-client']));
    expect(names).not.toContain('jest');
  });

  (existsSync(ANALYZE) ? it : it.skip)('has units that systemd understands', () => {
    const units = ['plimsoll.service', 'plimsoll-backup.service', 'plimsoll-backup.timer'];
    const { status, stderr } = spawnSync(
      ANALYZE,
      ['verify', ...units.map((unit) => `deploy/${unit}`)],
      { encoding: 'utf8' },
    );

    expect({
      status,
      complaints: stderr.split('\n').filter((line) => /plimsoll/.test(line)),
    }).toEqual({ status: 0, complaints: [] });
  });

  (existsSync(PROMTOOL) ? it : it.skip)('has alert rules that ring when they should', () => {
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync(PROMTOOL, args, {
        cwd: 'deploy/prometheus',
        encoding: 'utf8',
      });
      expect({ args, status, said: status === 0 ? '' : stdout + stderr }).toEqual({
        args,
        status: 0,
        said: '',
      });
    }
  });

  it('has a dashboard whose panels have queries', () => {
    const { panels } = JSON.parse(readFileSync('deploy/grafana/plimsoll.json', 'utf8')) as {
      panels: { id: number; title: string; targets: { expr: string }[] }[];
    };

    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
  });

  it('backs up as the server’s user, with its variables and data', () => {
    const [server, backup] = ['plimsoll.service', 'plimsoll-backup.service'].map((unit) =>
      readFileSync(`deploy/${unit}`, 'utf8'),
    );
    for (const name of ['WorkingDirectory', 'StateDirectory', 'Environment', 'EnvironmentFile']) {
      const line = new RegExp(`^${name}=.+$`, 'm');
      expect(backup!.match(line)?.[0]).toBe(server!.match(line)?.[0]);
    }
    expect(backup).toContain('\nUser=plimsoll\n');
  });

  it('compresses scripts and styles in the manual’s proxy as in the tests’', () => {
    expect(readFileSync('docs/operate.md', 'utf8')).toContain(`gzip_types ${GZIP_TYPES};`);
    expect(GZIP_TYPES.split(' ')).toEqual(
      expect.arrayContaining(['application/javascript', 'text/css']),
    );
  });

  it('hands every variable of a file to the container', () => {
    expect(readFileSync('deploy/compose.yaml', 'utf8')).toMatch(
      /^ {4}env_file:\n {6}- path: plimsoll\.env\n {8}required: false$/m,
    );
  });

  it.each(['Containerfile', 'Containerfile.cli'])('copies only what is there: %s', (file) => {
    const copied = [...read(file).matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
      .flatMap(([, names]) => names!.split(' '))
      .filter((name) => name !== '.');
    const stages = [...read(file).matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    const from = [...read(file).matchAll(/--from=(\w+)/g)].map(([, name]) => name);

    expect(copied.length).toBeGreaterThan(1);
    expect(copied.filter((name) => !existsSync(name))).toEqual([]);
    expect([...new Set(from)].sort()).toEqual(stages.sort());
    expect(read(`${file}.dockerignore`).split('\n')).toEqual(
      expect.arrayContaining(['.git', '.plimsoll', 'node_modules']),
    );
  });

  it('runs in its images as nobody’s root', () => {
    expect(read('Containerfile')).toMatch(
      /^USER node\n[^]*^CMD \["node", "\.plimsoll\/server\.cjs"\]$/m,
    );
    expect(read('Containerfile.cli')).toMatch(/^USER node\n[^]*^ENTRYPOINT \["plimsoll"\]$/m);
  });

  it('has an image of the command line, which lacks nothing outside its package', () => {
    const [, from, to] = /^COPY --from=build \/plimsoll\/(\S+) (\S+)$/m.exec(
      read('Containerfile.cli'),
    )!;
    const [, program, name] = /^RUN ln -s (\S+) \/usr\/local\/bin\/(\S+)$/m.exec(
      read('Containerfile.cli'),
    )!;
    const { folder } = aRepository({ 'code/a.js': 'requestIdleCallback(() => {});\n' });
    cpSync(from!, join(folder, to!), { recursive: true });
    mkdirSync(join(folder, 'bin'));
    symlinkSync(join(folder, program!), join(folder, 'bin', name!));

    const { status, stdout } = spawnSync(name!, ['scan', '--strict'], {
      cwd: join(folder, 'code'),
      encoding: 'utf8',
      env: { PATH: `${folder}/bin:${dirname(process.execPath)}:/usr/bin`, NODE_ENV: 'production' },
    });
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: expect.stringContaining('requestIdleCallback') as string,
    });
  });
});
