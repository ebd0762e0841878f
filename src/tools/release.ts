// Prepares a release: version, changelog and packages. Publishes, commits and tags nothing: it
// ends with the commands that do, for a person to run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compareVersions } from '@/domain/compareVersions';
import { buildStale } from './buildStale.mjs';
import { PACKAGES_FOLDER } from './writePackage';

const CHANGELOG = 'CHANGELOG.md';
const PACKAGES = '.plimsoll/release';
const UNRELEASED = /^## \[Unreleased\]\n([^]*?)(?=^## \[|(?![^]))/m;

export interface Release {
  readonly version: string;
  readonly day: string;
  readonly isDryRun: boolean;
}

/**
 * Moves what is unreleased below a heading of its own, and leaves an empty section above it.
 * @throws Error if nothing is unreleased
 */
export function releaseChangelog(text: string, { version, day }: Release): string {
  const [section, entries = ''] = UNRELEASED.exec(text) ?? [];
  if (section === undefined || !/^- /m.test(entries))
    throw new Error(`${CHANGELOG} lists nothing under [Unreleased].`);

  return text.replace(
    section,
    () => `## [Unreleased]\n\n## [${version}] - ${day}\n\n${entries.trim()}\n\n`,
  );
}

const npm = (...args: readonly string[]): void =>
  void execFileSync('npm', [...args, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const currentVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

function checkTree(): void {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (changes !== '') throw new Error(`Commit or stash these changes first:\n${changes}`);
}

function packFolders(): void {
  rmSync(PACKAGES, { recursive: true, force: true });
  mkdirSync(PACKAGES, { recursive: true });
  // Each folder is a package of its own.
  for (const name of readdirSync(PACKAGES_FOLDER))
    npm('pack', `./${PACKAGES_FOLDER}/${name}`, '--pack-destination', PACKAGES);
}

/**
 * @param build makes the folders that are packed, once the version is set
 * @returns the steps it took, or would take
 * @throws Error if the tree is not clean, or the version not newer
 */
export async function prepareRelease(
  release: Release,
  build: () => Promise<void>,
): Promise<readonly string[]> {
  const { version, isDryRun } = release;
  const from = currentVersion();
  if (!/^\d+\.\d+\.\d+$/.test(version) || compareVersions(version, from) <= 0)
    throw new Error(`Name a version above ${from}, in three numbers.`);
  checkTree();
  const changelog = releaseChangelog(readFileSync(CHANGELOG, 'utf8'), release);

  if (!isDryRun) {
    writeFileSync(CHANGELOG, changelog);
    npm('version', version, '--no-git-tag-version', '--ignore-scripts');
    await build();
    packFolders();
  }

  return [
    `${CHANGELOG}: [Unreleased] becomes [${version}] - ${release.day}`,
    `package.json, package-lock.json: ${from} becomes ${version}`,
    `${PACKAGES}: npm pack of each folder in ${PACKAGES_FOLDER}`,
  ];
}

async function main([version = '', ...flags]: readonly string[]): Promise<void> {
  const isDryRun = flags.includes('--dry-run');
  const release = { version, day: new Date().toISOString().slice(0, 10), isDryRun };
  const steps = await prepareRelease(release, () => buildStale(['catalogue', 'command line']));
  console.log([isDryRun ? 'Would do:' : 'Done:', ...steps].join('\n  '));
  if (!isDryRun)
    console.log(
      `Next: git commit -am 'Release ${version}' && git tag -a v${version} -m ${version}`,
    );
}

if (require.main === module)
  main(process.argv.slice(2)).catch((cause: Error) => {
    console.error(cause.message);
    process.exitCode = 1;
  });
