import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UNIT_RESULTS } from './checks.mjs';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');

/** Files that differ from the last commit and still exist; none outside a Git checkout. */
export function changedFiles() {
  try {
    const changed = git('diff', '--name-only', 'HEAD');
    const added = git('ls-files', '--others', '--exclude-standard');

    return [...changed, ...added].filter((file) => file !== '' && existsSync(file));
  } catch {
    return [];
  }
}

/** `src/client/ui/Table.tsx` → the candidates for its test; a test is its own. */
function findTests(file) {
  if (/^tests\/.*\.test\.tsx?$/.test(file)) return [file];
  const [, module] = /^src\/(.*)\.tsx?$/.exec(file) ?? [];

  return module ? [`tests/${module}.test.ts`, `tests/${module}.test.tsx`] : [];
}

/**
 * The first checks of `npm run check`: format, lint and the tests of only the changed files, so that
 * the likeliest failure shows within seconds.
 * @param {readonly string[]} files paths from the project's root
 * @returns {{ name: string, args: string[], results?: string }[]}
 */
export function changedChecks(files) {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/__generated__/.test(file));
  const tests = [...new Set(code.flatMap(findTests))].filter((file) => existsSync(file));
  const checks = [
    {
      name: 'format of changed files',
      args: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'],
      files,
    },
    {
      name: 'lint of changed files',
      args: ['node_modules/oxlint/bin/oxlint', '--no-error-on-unmatched-pattern'],
      files: code,
    },
    {
      name: 'layers of changed files',
      args: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'],
      files: code,
    },
    {
      name: 'tests of changed files',
      args: [
        'node_modules/jest/bin/jest.js',
        '-c',
        'tests/jest.config.mjs',
        '--json',
        `--outputFile=${UNIT_RESULTS}`,
        '--runTestsByPath',
      ],
      results: UNIT_RESULTS,
      files: tests,
    },
  ];

  return checks
    .filter((check) => check.files.length > 0)
    .map(({ files: given, args, ...check }) => ({ ...check, args: [...args, ...given] }));
}
