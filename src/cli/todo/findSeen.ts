// The part of a repository that a run has read. An issue may list places outside of it.
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { folderInRepository } from '@/cli/scan/folderInRepository';

export interface SeenFiles {
  /** True if the run began at the top of the repository. */
  readonly isWhole: boolean;
  /** Where the run began, from the top of the repository; empty for the top. */
  readonly folder: string;
  /** @param file from the top of the repository */
  has(file: string): boolean;
}

/** @param unread files, and folders of other repositories, from `root` */
export function findSeen(
  { env }: Pick<CliWorld, 'env'>,
  root: string,
  unread: readonly string[],
): SeenFiles {
  const folder =
    folderBelow(env.GITHUB_WORKSPACE ?? env.CI_PROJECT_DIR, root) ?? folderInRepository(root);
  const start = folder === '' ? '' : `${folder}/`;
  return {
    isWhole: folder === '',
    folder,
    has: (file) =>
      file.startsWith(start) && !unread.some((name) => `${file}/`.startsWith(`${start}${name}/`)),
  };
}

/**
 * A submodule, and a folder that was unpacked without git, are parts of what the job has checked out.
 * Undefined outside of it.
 */
function folderBelow(top: string | undefined, root: string): string | undefined {
  if (!top) return undefined;
  try {
    const path = relative(realpathSync(top), realpathSync(root)).split(sep).join('/');
    return isAbsolute(path) || path === '..' || path.startsWith('../') ? undefined : path;
  } catch {
    return undefined;
  }
}
