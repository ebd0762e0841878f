import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A folder's name from the top of its Git repository, with slashes; empty for the top or outside of one. */
export function folderInRepository(folder: string): string {
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, '.git'))) return relative(top, folder).split(sep).join('/');
    if (dirname(top) === top) return '';
  }
}
