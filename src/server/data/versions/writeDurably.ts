import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Marks leftovers of interrupted writes, which nobody reads. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file so that, whenever the process or the machine stops, it is as before or complete; once
 * this returns it is complete and stays.
 */
export function writeDurably(path: string, bytes: Uint8Array): void {
  const folder = dirname(path);
  renameSync(writeUnfinished(path, bytes), path);
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/**
 * The first half of `writeDurably`: writes next to the file and returns the name to rename from.
 */
export function writeUnfinished(path: string, bytes: Uint8Array): string {
  const unfinished = unfinishedName(path);
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(unfinished, 'w');
  try {
    for (let written = 0; written < bytes.byteLength;) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return unfinished;
}

export const unfinishedName = (path: string) => `${path}.${process.pid}${UNFINISHED}`;
