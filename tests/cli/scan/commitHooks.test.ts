import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aRepository, type Repository } from '../../support/aRepository';

const PROGRAM = resolve('.plimsoll/packages/plimsoll/plimsoll.mjs');
const HOOKS = '.pre-commit-hooks.yaml';
/** Debian: `pre-commit`. */
const PRE_COMMIT = process.env.PRE_COMMIT ?? '/usr/bin/pre-commit';
const FAILS = 'requestIdleCallback(() => {});\n';

const [, entry] = /^ {2}entry: (.+)$/m.exec(readFileSync(HOOKS, 'utf8'))!;

function git(folder: string, ...given: readonly string[]): string {
  const me = ['-c', 'user.name=a', '-c', 'user.email=a@localhost', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...me, ...given], { cwd: folder, encoding: 'utf8' }).trim();
}

/** A project that has installed the program which was built. */
function aProject(files: Readonly<Record<string, string>>): Repository {
  const bin = 'node_modules/.bin/plimsoll';
  const repository = aRepository({
    'package.json': '{ "private": true }\n',
    '.gitignore': 'node_modules\n',
    [bin]: `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`,
    ...files,
  });
  chmodSync(join(repository.folder, bin), 0o755);
  git(repository.folder, 'init', '--quiet');
  return repository;
}

const run = (folder: string, program: string, given: readonly string[], env: object = {}) => {
  const { status, stdout, stderr } = spawnSync(program, given, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, said: `${stdout}${stderr}` };
};

describe('the hook of pre-commit', () => {
  it('runs the program of the project with the names of files', () => {
    const { folder } = aProject({ 'a b.js': FAILS, 'README.md': '' });
    const [program, ...given] = entry!.split(' ');
    const hook = (...names: readonly string[]) => run(folder, program!, [...given, ...names]);

    const refused = hook('README.md', 'a b.js');
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/^a b\.js$/m) as string });
    expect(hook('README.md', 'package.json').code).toBe(0);
  });

  (existsSync(PRE_COMMIT) ? it : it.skip)('judges what is staged, where the tool is', () => {
    const hooks = aRepository({ [HOOKS]: readFileSync(HOOKS, 'utf8') }).folder;
    git(hooks, 'init', '--quiet');
    git(hooks, 'add', '.');
    git(hooks, 'commit', '--quiet', '--message', 'Add the hook');
    const config = {
      repos: [{ repo: hooks, rev: git(hooks, 'rev-parse', 'HEAD'), hooks: [{ id: 'plimsoll' }] }],
    };
    const project = aProject({
      '.pre-commit-config.yaml': JSON.stringify(config),
      'a b.js': FAILS,
      'README.md': '',
    });
    const judge = () =>
      run(project.folder, PRE_COMMIT, ['run'], { PRE_COMMIT_HOME: join(hooks, 'cache') });

    git(project.folder, 'add', 'README.md', '.pre-commit-config.yaml');
    expect(judge()).toMatchObject({ code: 0, said: expect.stringContaining('Passed') as string });
    git(project.folder, 'add', 'a b.js');
    project.write('a b.js', 'a();\n');
    expect(judge()).toMatchObject({
      code: 1,
      said: expect.stringContaining('requestIdleCallback') as string,
    });
    expect(project.read('a b.js')).toBe('a();\n');
    git(project.folder, 'add', '.');
    expect(judge().code).toBe(0);
  });
});
