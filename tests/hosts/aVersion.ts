// A project in which our built packages lie next to one version of another program.
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type Files = Readonly<Record<string, string | object>>;

export interface Project {
  readonly folder: string;
  /** Runs a program of an installed package, and gives all that it said and how it ended. */
  run(path: string, ...given: readonly string[]): { readonly said: string; readonly code: number };
}

const HOSTS = process.env.PLIMSOLL_HOSTS ?? '';
const folders: string[] = [];

/**
 * @param installed where programs lie here, with their names in `tests/hosts/packages`
 * @example aProject({ vite: 'vite-7' }, { 'src/a.css': 'p {}' })
 */
export function aProject(installed: Readonly<Record<string, string>>, files: Files): Project {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-host-'));
  folders.push(folder);
  const modules = join(folder, 'node_modules');
  cpSync(resolve('.plimsoll/packages'), modules, { recursive: true });
  // A package that one of ours depends on.
  symlinkSync(resolve('node_modules/synckit'), join(modules, 'synckit'));
  for (const [name, from] of Object.entries(installed)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(HOSTS, 'node_modules', from), join(modules, name));
  }
  const all = { 'package.json': { name: 'host', type: 'module' }, ...files };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(folder, name), text);
  }
  return { folder, run: (path, ...given) => toEnd(spawn(folder, path, given)) };
}

const spawn = (cwd: string, path: string, given: readonly string[]) =>
  spawnSync(process.execPath, [join('node_modules', path), ...given], {
    cwd,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', NO_COLOR: '1', PATH: process.env.PATH },
  });

const toEnd = ({ stdout, stderr, status }: SpawnSyncReturns<string>) => ({
  said: `${stdout}${stderr}`,
  code: status ?? -1,
});

export function removeProjects(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
