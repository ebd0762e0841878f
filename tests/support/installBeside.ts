import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts packages that are only compared with into a folder of their own, since the product must not
 * depend on them. Returns it.
 * @param packages with their versions: those that the figures in docs are of; the first is looked for
 */
export function installBeside(name: string, packages: readonly [string, ...string[]]): string {
  const folder = join(tmpdir(), name);
  if (existsSync(join(folder, 'node_modules', packages[0].replace(/(?<!^)@.*$/, ''))))
    return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync(
    'npm',
    [
      'install',
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      // Some name older versions as their peers than they work with.
      '--legacy-peer-deps',
      '--prefix',
      folder,
      ...packages,
    ],
    { stdio: 'inherit' },
  );
  return folder;
}
