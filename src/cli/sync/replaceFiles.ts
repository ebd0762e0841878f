// Several files at once. Everything is on disk under other names before the first file is replaced,
// and each is replaced in one step: whenever the process is killed, every file is wholly as before or
// wholly new, and the next run finishes the rest.
import { chmodSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UNFINISHED, writeUnfinished } from '@/server/data/writeDurably';

export interface Replacement {
  readonly path: string;
  readonly text: string;
}

/** Throws what the file system throws; then nothing has been replaced. */
export function replaceFiles(replacements: readonly Replacement[]): void {
  for (const { path } of replacements) removeLeftovers(path);
  const staged: { readonly from: string; readonly to: string }[] = [];
  try {
    for (const { path, text } of replacements) {
      const from = writeUnfinished(path, Buffer.from(text));
      staged.push({ from, to: path });
      const mode = statSync(path, { throwIfNoEntry: false })?.mode;
      if (mode !== undefined) chmodSync(from, mode);
    }
  } catch (cause) {
    for (const { from } of staged) rmSync(from, { force: true });
    throw cause;
  }
  for (const { from, to } of staged) renameSync(from, to);
}

/** What a run that was killed has left beside a file. Those of running processes stay. */
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
