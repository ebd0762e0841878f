import { execFileSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { CliProblem, EXIT } from '@/cli/ExitCode';

/** The files that differ from a git revision or are new, with slashes, from the root. */
export function findChanged(root: string, revision: string): ReadonlySet<string> {
  const git = (...args: readonly string[]): string =>
    // A repository may name a program for git to start.
    execFileSync('git', ['-c', 'core.fsmonitor=false', '-C', root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 100_000_000,
    });
  try {
    // A revision that looks like an option must not be one.
    const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
    const top = git('rev-parse', '--show-toplevel').trim();
    const names = [
      ...git('diff', '--name-only', '-z', commit).split('\0'),
      ...git('ls-files', '--others', '--exclude-standard', '--full-name', '-z').split('\0'),
    ];
    return new Set(
      names
        .filter((name) => name !== '')
        .map((name) => relative(root, join(top, name)).split(sep).join('/')),
    );
  } catch (cause) {
    const { stderr, code } = cause as { readonly stderr?: string; readonly code?: string };
    const why = code === 'ENOENT' ? 'git is not installed' : (stderr?.trim().split('\n')[0] ?? '');
    throw new CliProblem(
      EXIT.usage,
      `--since ${revision}: git does not know what has changed (${why}). Name a revision of this repository; in CI, fetch its history first.`,
    );
  }
}
