// Finds the files of a repository that may be written: regular files inside it that are readable as
// text and writable.
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CliProblem, EXIT } from '@/cli/ExitCode';

const CLOSED = new Set(['.git', 'node_modules']);

export interface OwnFile {
  /** With slashes, from the root. */
  readonly name: string;
  readonly path: string;
  readonly text: string | undefined;
}

/** @throws CliProblem if a file is outside, a link, a folder, or not text */
export function readOwn(root: string, given: string): OwnFile {
  const refuse = (why: string, remedy: string): never => {
    throw new CliProblem(EXIT.usage, `"files" names ${given}, which ${why}. ${remedy}`);
  };
  const path = resolve(root, given);
  const name = relative(root, path).split(sep).join('/');
  if (name === '' || name.startsWith('..') || path !== join(root, name))
    refuse('is outside the repository', 'Give a path below the configuration.');
  if (name.split('/').some((part) => CLOSED.has(part.toLowerCase())))
    refuse('belongs to another tool', 'Choose a folder of your own.');
  const parent = realpathSync(existingParent(path));
  const top = realpathSync(root);
  if (parent !== top && !parent.startsWith(`${top}${sep}`))
    refuse(
      'leads out of the repository by a link',
      'Give the path it leads to, in its own repository.',
    );
  if (!lstatSync(existingParent(path)).isDirectory())
    refuse('would lie in a file', 'Move that file, or give another path.');
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return { name, path, text: undefined };
  if (stat.isSymbolicLink()) refuse('is a link', 'Give the path it leads to.');
  if (!stat.isFile()) refuse('is not a file', 'Give the path of a file.');
  if ((stat.mode & 0o222) === 0) refuse('is read-only', 'Make it writable, or take it out.');
  return {
    name,
    path,
    text:
      decode(readBytes(path, refuse)) ??
      refuse('is not UTF-8 text', 'Save it as UTF-8, or take it out.'),
  };
}

function existingParent(path: string): string {
  const parent = dirname(path);
  return existsSync(parent) ? parent : existingParent(parent);
}

function readBytes(path: string, refuse: (why: string, remedy: string) => never): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    return refuse(
      `cannot be read (${(cause as NodeJS.ErrnoException).code})`,
      'Change its permissions, or take it out.',
    );
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
