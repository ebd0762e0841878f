// Replaces several files. All are on disk under other names before the first is replaced, and each
// is replaced in one step: whenever the process is killed, every file is either old or new as a
// whole, and the next run finishes the rest.
import { chmodSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toUnwritable } from '@/cli/toUnwritable';
import { UNFINISHED, unfinishedName, writeUnfinished } from '@/server/data/versions/writeDurably';

export interface Replacement {
  /** As people know the file. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/**
 * @throws CliProblem if a file cannot be written; it names the files that were replaced before, if
 *   any
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  const staged: string[] = [];
  const replaced: string[] = [];
  let current: Replacement | undefined;
  try {
    for (const one of replacements) {
      current = one;
      removeLeftovers(one.path);
      staged.push(unfinishedName(one.path));
      const from = writeUnfinished(one.path, Buffer.from(one.text));
      const mode = statSync(one.path, { throwIfNoEntry: false })?.mode;
      if (mode !== undefined) chmodSync(from, mode);
    }
    for (const one of replacements) {
      current = one;
      renameSync(unfinishedName(one.path), one.path);
      replaced.push(one.name);
    }
  } catch (cause) {
    for (const from of staged) rmSync(from, { force: true });
    const kept =
      replaced.length === 0
        ? 'What was there is unchanged.'
        : `These are written already: ${replaced.join(', ')}.`;
    throw toUnwritable(current!.name, cause, kept);
  }
}

/** Removes temporary files of killed runs next to a file, but not those of running processes. */
function removeLeftovers(path: string): void {
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(UNFINISHED)) continue;
    const pid = Number(name.slice(basename(path).length + 1, -UNFINISHED.length));
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
