import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { aRepository, type Repository } from '../support/aRepository';

// Build machines ask for colors.
const env = { ...process.env, NO_COLOR: '1' };

const PROGRAM = resolve('.plimsoll/packages/plimsoll/plimsoll.mjs');
const run = ({ folder }: Repository, ...given: string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...given], { cwd: folder, encoding: 'utf8', env });

describe('the program plimsoll', () => {
  it('is one package that runs in an empty folder, without other files', () => {
    const { folder } = aRepository();
    const [{ filename, size, unpackedSize }] = JSON.parse(
      execFileSync(
        'npm',
        ['pack', '--json', '--pack-destination', folder, resolve('.plimsoll/packages/plimsoll')],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      ),
    ) as [{ filename: string; size: number; unpackedSize: number }];
    execFileSync('tar', ['-xzf', filename], { cwd: folder });

    expect(size).toBeLessThan(3_000_000);
    expect(unpackedSize).toBeLessThan(5_000_000);
    const { status, stdout } = spawnSync(
      process.execPath,
      ['package/plimsoll.mjs', 'can', 'grid'],
      {
        cwd: folder,
        encoding: 'utf8',
        env,
      },
    );
    expect(stdout).toMatch(/^✓ Grid: Yes\..*\nFor World/);
    expect(status).toBe(0);
  });

  it('has the licenses of what is bundled in it, and names whose data it has', () => {
    const notices = readFileSync(resolve(PROGRAM, '../THIRD_PARTY.md'), 'utf8');
    const { keywords } = JSON.parse(readFileSync(resolve(PROGRAM, '../package.json'), 'utf8')) as {
      readonly keywords: readonly string[];
    };

    for (const name of [
      '@babel/parser',
      'acorn',
      'parse5',
      'postcss',
      'css-tree',
      'zod',
      'commander',
    ])
      expect(notices).toMatch(new RegExp(`^\\| ${name} \\| \\d+\\.\\d+\\.\\d+ \\| \\w+`, 'm'));
    expect(notices).toContain('Copyright (C) 2012-2014 by various contributors');
    expect(notices).toMatch(/caniuse-lite \S+ \(CC-BY-4\.0\)/);
    expect(keywords).toContain('baseline');
  });

  it('colors nothing but terminals, whatever a build machine says', () => {
    const { stdout } = spawnSync(process.execPath, [PROGRAM, 'can', 'grid'], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '', CI: 'true', FORCE_COLOR: '1' },
    });

    expect(stdout).toMatch(/^✓ Grid: Yes\..*\nFor World/);
  });

  it('scans in threads, with the same bytes for one thread and many', () => {
    const large = `.a { display: grid }\n/* ${'x'.repeat(600_000)} */\n.b { gap: 1px }\n`;
    const repository = aRepository({
      'a.css': large,
      'b.css': large,
      'c.js': 'new Set([1]).intersection(new Set());',
    });
    const [one, two] = ['1', '2'].map((threads) =>
      run(repository, 'scan', '--format', 'json', '--all', '--threads', threads),
    );

    expect(one!.status).toBe(1);
    expect(one!.stdout).toContain('"css.properties.gap"');
    expect(two!.stdout).toBe(one!.stdout);
  });

  it('has the parsers of all languages, each in a part of its own', () => {
    const repository = aRepository({
      'a.css': 'p:has(a) { color: red',
      'b.scss': '$a: 1px; p:has(a) { width: $a }',
      'c.less': '@a: 1px; p:has(a) { width: @a }',
      'd.js': 'structuredClone(1)',
      'e.ts': 'let a: string = "b"',
      'f.tsx': 'let a: string; <b/>',
      'g.jsx': 'let a = <b/>',
      'h.vue': '<script lang="ts">let a: string</script>',
    });
    const { stdout } = run(repository, 'scan', '--format', 'json', '--all');
    const { uses, report } = JSON.parse(stdout) as {
      uses: { file: string }[];
      report: { unreadable: object[] };
    };

    expect(report.unreadable).toEqual([]);
    expect([...new Set(uses.map(({ file }) => file[0]))].join('')).toBe('abcdefgh');
  });

  it('gives a file up after its time, and goes on', () => {
    const repository = aRepository({
      'a.css': '.a { color: red }\n'.repeat(200_000),
      'b.js': 'let a;',
    });
    const { status, stdout } = run(
      repository,
      'scan',
      ...['--format', 'json', '--time-per-file', '0.2'],
      '--strict',
      '--threads',
      '1',
    );

    expect(stdout).toContain('The scan stopped after 0.72 s.');
    expect(JSON.parse(stdout)).toMatchObject({ report: { files: 1 } });
    expect(status).toBe(3);
  });

  it('writes what it has when it is interrupted, marked as partial', async () => {
    const css = '.a { color: red }\n'.repeat(100_000);
    const repository = aRepository(
      Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}.css`, css])),
    );
    const interruptAfter = async (ms: number) => {
      const child = spawn(
        process.execPath,
        [PROGRAM, 'scan', '--threads', '1', '--format', 'csv=a.csv,json'],
        {
          cwd: repository.folder,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let out = '';
      child.stdout.on('data', (text: Buffer) => (out += text.toString()));
      setTimeout(() => child.kill('SIGINT'), ms);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, out };
    };

    let { code, out } = await interruptAfter(1_500);
    // Where nothing but the signal ended it, a busy machine had not begun the scan yet.
    for (let ms = 3_000; code === null && ms <= 12_000; ms *= 2)
      ({ code, out } = await interruptAfter(ms));

    expect(code).toBe(130);
    expect(out).toContain('"isPartial": true');
  });
});

describe('docs/ci.md', () => {
  const [gate, update] = [...readFileSync('docs/ci.md', 'utf8').matchAll(/```sh\n([^]*?)```/g)].map(
    ([, script]) => script!,
  );

  /** A repository with the program on its path, a remote, and a bundled page. */
  function aShop() {
    const shop = aRepository({
      '.gitignore': 'dist\nbin\nplimsoll.sarif\nplimsoll.md\nremote.git\n',
      'plimsoll.config.json': {
        files: {
          '.browserslistrc': 'browserslistrc',
          'AGENTS.md': 'agents.md',
          'policy.json': 'policy.json',
        },
      },
      'src/page.ts': 'import { both } from "./both";\nconsole.log(both);\n',
      'src/both.ts': 'export const both = new Set([1]);\n',
    });
    mkdirSync(join(shop.folder, 'bin'));
    symlinkSync(PROGRAM, join(shop.folder, 'bin/plimsoll'));
    chmodSync(PROGRAM, 0o755);
    const shell = (script: string) =>
      spawnSync('sh', ['-e', '-c', script], {
        cwd: shop.folder,
        encoding: 'utf8',
        env: {
          ...env,
          PATH: `${join(shop.folder, 'bin')}:${process.env.PATH}`,
          GIT_AUTHOR_NAME: 'a',
          GIT_AUTHOR_EMAIL: 'a@b.example',
          GIT_COMMITTER_NAME: 'a',
          GIT_COMMITTER_EMAIL: 'a@b.example',
        },
      });
    const bundle = () =>
      buildSync({
        entryPoints: [join(shop.folder, 'src/page.ts')],
        outfile: join(shop.folder, 'dist/page.js'),
        bundle: true,
        minify: true,
        sourcemap: true,
        absWorkingDir: shop.folder,
      });
    return { shop, shell, bundle };
  }

  it('has a gate that passes, and fails at the source line of a new use in a bundle', () => {
    const { shop, shell, bundle } = aShop();
    expect(shell('git init -q && plimsoll sync').status).toBe(0);
    bundle();
    expect(shell(gate!)).toMatchObject({ status: 0, stderr: '' });

    shop.write('src/both.ts', '\nexport const both = new Set([1]).intersection(new Set([2]));\n');
    bundle();
    const closed = shell(gate!);
    expect(closed.status).toBe(1);
    expect(closed.stdout).toMatch(
      /^src\/both\.ts\n {2}✗ 2:\d+ {2}javascript\.builtins\.Set\.intersection/m,
    );
    expect(shop.read('plimsoll.md')).toContain('src/both.ts:2:');
  });

  it('commits moved floors in its monthly update, and nothing if none moved', () => {
    const { shop, shell } = aShop();
    const start = shell(
      'git init -q -b main && git init -q --bare remote.git && git remote add origin ./remote.git && plimsoll sync && git add . && git commit -qm start',
    );
    expect(start.status).toBe(0);
    expect(shell(update!).stdout).toBe('The policy has not changed.\n');

    // As if a month had gone by: the policy that is committed is an older one.
    shop.write(
      'plimsoll.config.json',
      shop.read('plimsoll.config.json').replace('{', '{ "line": 80,'),
    );
    expect(shell(update!)).toMatchObject({ status: 0 });
    const message = shell('git --git-dir remote.git log -1 --format=%B plimsoll-sync').stdout;
    expect(message).toMatch(/^Follow our browser-support policy\n\nPolicy p_\w+ → p_\w+\n/);
    expect(message).toMatch(/^- Chrome [\d.]+ → [\d.]+: [\d.]+.% of the audience/m);
    expect(shell('git status --porcelain').stdout).toBe('');
  });
});
