// An import in a file → the file that a bundler for browsers would take, without a bundler: relative
// paths, packages in the nearest node_modules, their `exports`, `browser`, `module` and `main`.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  readonly version?: unknown;
  readonly exports?: unknown;
  readonly browser?: unknown;
  readonly module?: unknown;
  readonly main?: unknown;
  readonly dependencies?: unknown;
}

const EXTENSIONS = ['', '.js', '.mjs', '.cjs', '.jsx', '.ts', '.tsx', '.css'];
/** Bundlers for browsers ask for these, also by `require`. */
const CONDITIONS = new Set(['browser', 'import', 'module', 'production', 'default', 'require']);
const PACKAGE = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/;

/** Undefined for a file that is not there, and for what is part of Node.js. */
export function resolveModule(specifier: string, from: string): string | undefined {
  const folder = dirname(from);
  if (/^\.{0,2}\//.test(specifier)) return findFile(resolve(folder, specifier));
  if (isBuiltin(specifier)) return undefined;
  const [, name = '', inner] = PACKAGE.exec(specifier) ?? [];
  const found = findPackage(name, folder);
  return found && findInPackage(found, inner);
}

/** The folder of a package as seen from another. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (isFile(join(path, 'package.json'))) return realpathSync(path);
    if (dirname(folder) === folder) return undefined;
  }
}

export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

function findInPackage(folder: string, inner: string | undefined): string | undefined {
  const { exports, browser, module, main } = readManifest(folder);
  if (exports !== undefined && exports !== null) {
    const target = findExport(exports, inner === undefined ? '.' : `./${inner}`);
    return target === undefined ? undefined : findFile(join(folder, target));
  }
  if (inner !== undefined) return findFile(join(folder, inner));
  const entry = [browser, module, main].find((one) => typeof one === 'string');
  return findFile(join(folder, entry ?? 'index'));
}

function findExport(exports: unknown, asked: string): string | undefined {
  const isMap =
    typeof exports === 'object' &&
    !Array.isArray(exports) &&
    Object.keys(exports as object).some((name) => name.startsWith('.'));
  if (!isMap) return asked === '.' ? chooseTarget(exports) : undefined;
  const map = exports as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(map, asked)) return chooseTarget(map[asked]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start = '', end, ...rest] = pattern.split('*');
    if (end === undefined || rest.length > 0) continue;
    if (!asked.startsWith(start) || !asked.endsWith(end) || asked.length < pattern.length) continue;
    const middle = asked.slice(start.length, asked.length - end.length);
    return chooseTarget(target)?.replaceAll('*', () => middle);
  }
  return undefined;
}

function chooseTarget(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const choices = Array.isArray(target)
    ? (target as readonly unknown[])
    : Object.entries(target as Readonly<Record<string, unknown>>).flatMap(([name, choice]) =>
        CONDITIONS.has(name) ? [choice] : [],
      );
  for (const choice of choices) {
    const chosen = chooseTarget(choice);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

function findFile(path: string): string | undefined {
  const own = EXTENSIONS.map((extension) => `${path}${extension}`).find(isFile);
  if (own !== undefined) return realpathSync(own);
  const { main } = readManifest(path);
  const inFolder = join(path, typeof main === 'string' ? main : 'index');
  const index = EXTENSIONS.map((extension) => `${inFolder}${extension}`).find(isFile);
  return index === undefined ? undefined : realpathSync(index);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
