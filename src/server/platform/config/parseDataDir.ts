import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { refuse } from './variables';

/** @throws Error naming DATA_DIR where no folder is or could be made */
export function parseDataDir(value: string): string {
  return canBeFolder(resolve(value))
    ? value
    : refuse('DATA_DIR', value, 'a folder, or a path where one can be made,');
}

/** Its existing parts must be folders. Node 22 calls a path below a file absent, Node 20 throws. */
function canBeFolder(path: string): boolean {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats === undefined ? canBeFolder(dirname(path)) : stats.isDirectory();
  } catch {
    return false;
  }
}
