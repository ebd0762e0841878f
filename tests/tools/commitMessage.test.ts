import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findMessageFaults, findSubjectFaults } from '@/tools/commitMessage.mjs';

const { prepare } = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { prepare: string } }
).scripts;

const environment = { NODE_ENV: 'test' as const, PATH: process.env.PATH };
let folder = '';

/** Git, without the settings of the person who runs the tests. */
const git = (...args: readonly string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
const runPrepare = (cwd: string, env = environment) =>
  execFileSync('/bin/sh', ['-c', prepare], { cwd, env });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('findSubjectFaults', () => {
  it.each([
    'Honor Retry-After from webhook receivers',
    'Focus the next filter after one is removed',
    'Embed badges without scripts',
    'Merge branch "of a colleague", whose name is longer than a subject of ours may be',
  ])('accepts “%s”', (subject) => {
    expect(findSubjectFaults(subject)).toEqual([]);
  });

  it.each([
    ['The order of features is tested', /verb/],
    ['What a test finds', /verb/],
    ['Added a test', /imperative/],
    ['Adding a test', /imperative/],
    ['Adds a test', /imperative/],
    ['add a test', /capital/],
    ['Add a test.', /period/],
    ['Move the button beside its field', /next to/],
    [`Add ${'many '.repeat(12)}tests`, /at most 60 characters, not 69/],
  ])('refuses “%s”', (subject, advice) => {
    expect(findSubjectFaults(subject).join(' ')).toMatch(advice);
  });
});

describe('findMessageFaults', () => {
  it('wants a blank second line and leaves the body free', () => {
    expect(findMessageFaults('Add a test\n\nthe reason. What for?\n')).toEqual([]);
    expect(findMessageFaults('Add a test\nand another\n')).toEqual([
      'Leave the second line blank.',
    ]);
  });

  it('ignores the comments and the diff that Git adds', () => {
    const added =
      '# Please enter …\n# ------------------------ >8 ------------------------\ndiff --git';

    expect(findMessageFaults(`\nAdd a test\n${added}`)).toEqual([]);
  });
});

describe('the hook', () => {
  it('refuses a commit with a faulty subject once npm has prepared the checkout', () => {
    git('init', '--quiet');
    for (const path of ['.githooks', 'src/tools/commitMessage.mjs', 'src/tools/english.mjs']) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(path, join(folder, path), { recursive: true });
    }
    runPrepare(folder);
    const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);

    const refused = commit('Added a test');
    expect(refused.stderr).toContain('commit-msg: Begin with an imperative');
    expect(refused.status).toBe(1);
    expect(commit('Add a test').status).toBe(0);
  });

  it('leaves a folder that is not a checkout alone, within another one as well', () => {
    git('init', '--quiet');
    const unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
    runPrepare(unpacked);

    expect(git('config', 'core.hooksPath').stdout).toBe('');
  });

  it('lets an installation go on without Git', () => {
    writeFileSync(join(folder, '.git'), '');
    symlinkSync(process.execPath, join(folder, 'node'));

    expect(() => runPrepare(folder, { ...environment, PATH: folder })).not.toThrow();
    expect(() => runPrepare(folder)).not.toThrow();
  });
});
