import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareRelease, releaseChangelog } from '@/tools/release';

const home = process.cwd();
const release = { version: '0.2.0', day: '2027-01-05', isDryRun: false };
const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Show coverage by month.

## [0.1.0] - 2026-11-27

- Look up any feature.
`;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
const versionIn = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** Packages as the build makes them, with the version of the root's. */
function buildPackages(): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  for (const name of ['plimsoll', 'eslint-plugin-plimsoll']) {
    mkdirSync(`.plimsoll/packages/${name}`, { recursive: true });
    writeFileSync(`.plimsoll/packages/${name}/package.json`, JSON.stringify({ name, version }));
  }
  return Promise.resolve();
}

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of ['package.json', 'package-lock.json', '.gitignore'])
    cpSync(file, join(folder, file));
  process.chdir(folder);
  writeFileSync('CHANGELOG.md', CHANGELOG);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Add a product');
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

describe('prepareRelease', () => {
  it('sets the version, moves the changelog’s entries and packs every package', async () => {
    await prepareRelease(release, buildPackages);

    expect(['package.json', 'package-lock.json'].map(versionIn)).toEqual(['0.2.0', '0.2.0']);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(
      '## [Unreleased]\n\n## [0.2.0] - 2027-01-05\n\n### Added\n\n- Show coverage by month.\n\n## [0.1.0]',
    );
    expect(readdirSync('.plimsoll/release').sort()).toEqual([
      'eslint-plugin-plimsoll-0.2.0.tgz',
      'plimsoll-0.2.0.tgz',
    ]);
    expect(git('tag').toString()).toBe('');
  });

  it('changes nothing in a dry run, and says what it would do', async () => {
    const steps = await prepareRelease({ ...release, isDryRun: true }, buildPackages);

    expect(steps.join('\n')).toMatch(/0\.1\.0 becomes 0\.2\.0[^]*npm pack of each folder/);
    expect(git('status', '--porcelain').toString()).toBe('');
    expect(existsSync('.plimsoll')).toBe(false);
  });

  it('refuses a tree with changes', async () => {
    writeFileSync('notes.txt', '');

    await expect(prepareRelease(release, buildPackages)).rejects.toThrow('notes.txt');
  });

  it.each(['0.1.0', '0.0.9', 'v0.2.0', 'next', ''])('refuses the version “%s”', async (version) => {
    await expect(prepareRelease({ ...release, version }, buildPackages)).rejects.toThrow(
      'Name a version above 0.1.0',
    );
  });
});

describe('releaseChangelog', () => {
  it('refuses a release without an entry', () => {
    const empty = CHANGELOG.replace('- Show coverage by month.\n', '');

    expect(() => releaseChangelog(empty, release)).toThrow('lists nothing under [Unreleased]');
  });

  it('releases the only section of a changelog', () => {
    const [only = ''] = CHANGELOG.split('## [0.1.0]');

    expect(releaseChangelog(only, release)).toContain('## [0.2.0] - 2027-01-05');
  });
});
