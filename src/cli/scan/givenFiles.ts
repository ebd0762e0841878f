// Files whose content is not what the disk has: standard input, and what git has staged.
import { execFileSync } from 'node:child_process';
import { join, relative, resolve, sep } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { isSkipReason, languageOf } from '@/engines/scanner/forCommandLine';
import type { FoundFile, FoundFiles } from './findFiles';

const NONE = { skipped: new Map(), closed: [] };

/** @throws CliProblem if a file of this name cannot be scanned */
export function fileOfInput({ cwd, readInput }: CliWorld, root: string, path: string): FoundFiles {
  const file = toFile(root, resolve(cwd, path), readInput);
  if (file) return { ...NONE, files: [file] };
  throw new CliProblem(
    EXIT.usage,
    `--stdin-filename ${path}: files of this name are not scanned. Give one such as a.css.`,
  );
}

/** Staged files below the root and, if there are any, below these paths. */
export function stagedFiles(root: string, paths: readonly string[]): FoundFiles {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'core.fsmonitor=false', '-C', root, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 100_000_000,
    });
  try {
    const top = git('rev-parse', '--show-toplevel').toString().trim();
    const names = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z', '--', ...paths)
      .toString()
      .split('\0')
      .filter((name) => name !== '');
    const files = names.flatMap(
      (name) => toFile(root, join(top, name), () => git('show', `:${name}`)) ?? [],
    );
    return { ...NONE, files };
  } catch (cause) {
    const { stderr } = cause as { readonly stderr?: Buffer };
    const why = stderr?.toString().trim().split('\n')[0] ?? (cause as Error).message;
    throw new CliProblem(
      EXIT.usage,
      `--staged: git cannot say what is staged (${why}). Run it in a Git repository.`,
    );
  }
}

/** Undefined for files outside the root, and for those that are not scanned. */
function toFile(root: string, path: string, read: () => Uint8Array): FoundFile | undefined {
  const name = relative(root, path).split(sep).join('/');
  const language = languageOf(name);
  if (name.startsWith('../') || isSkipReason(language)) return undefined;
  const content = read();
  return { name, path, language, bytes: content.length, content };
}
