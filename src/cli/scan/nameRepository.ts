import { execFileSync } from 'node:child_process';
import { basename, posix } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { folderInRepository } from './folderInRepository';

const MAX_LENGTH = 120;

/**
 * A repository's name for people, such as `acme/shop`: as its CI job or its origin says, else that of
 * the folder; with the folder of the scan, if that is below its top. Never with a host or a secret.
 */
export function nameRepository({ env, cwd }: Pick<CliWorld, 'env' | 'cwd'>): string {
  const name = env.GITHUB_REPOSITORY || env.CI_PROJECT_PATH || nameOfOrigin(cwd) || basename(cwd);
  return (
    posix
      .join(name, folderInRepository(cwd))
      .replaceAll(/[^\w./-]+/g, '-')
      .split('/')
      .filter((part) => part !== '')
      .join('/')
      .slice(0, MAX_LENGTH)
      .replace(/\/+$/, '') || 'repository'
  );
}

function nameOfOrigin(folder: string): string | undefined {
  const address = readOrigin(folder);
  if (address === undefined) return undefined;
  const [, path] =
    /^[a-z][\w+.-]*:\/\/[^/]+\/(.+)$/i.exec(address) ??
    /^[^/\\]+@[^/\\:]+:(.+)$/.exec(address) ??
    [];
  // On this machine, folders above say where someone keeps it.
  return (path ?? basename(address)).replace(/\.git\/*$/, '');
}

function readOrigin(folder: string): string | undefined {
  try {
    // A repository may name a program for git to start.
    return execFileSync(
      'git',
      ['-c', 'core.fsmonitor=false', '-C', folder, 'config', '--get', 'remote.origin.url'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ).trim();
  } catch {
    return undefined;
  }
}
