import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { aRepository, type Repository } from './aRepository';

export interface Host extends Repository {
  /** Runs a program of an installed package: `bin('eslint/bin/eslint.js', '.')`. */
  bin(
    path: string,
    ...given: readonly string[]
  ): { readonly status: number | null; readonly stdout: string; readonly stderr: string };
}

/**
 * A project in which our built packages are installed, next to packages of others.
 * @param others such as `eslint`
 */
export function aHost(
  others: readonly string[],
  files: Readonly<Record<string, string | object>>,
): Host {
  const repository = aRepository({ 'package.json': { name: 'host', type: 'module' }, ...files });
  const modules = join(repository.folder, 'node_modules');
  // A copy: from their own folder they would find the packages of this project.
  cpSync(resolve('.plimsoll/packages'), modules, { recursive: true });
  for (const name of others) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  return {
    ...repository,
    bin: (path, ...given) =>
      spawnSync(process.execPath, [join('node_modules', path), ...given], {
        cwd: repository.folder,
        encoding: 'utf8',
        env: { NODE_ENV: 'production', NO_COLOR: '1', PATH: process.env.PATH },
      }),
  };
}
