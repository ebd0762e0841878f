// The packages of data/fallbacks.json in a folder of their own, installed without running their scripts.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FALLBACKS,
  type PolyfillRow,
  type TransformRow,
} from '@/server/model/coverage/fallbacks.data';

const rowsOf = (): readonly (PolyfillRow | TransformRow)[] => [
  ...Object.values(FALLBACKS.polyfills),
  ...Object.values(FALLBACKS.transforms),
];

/** Tools of the project that the table may name need no other installation than PostCSS. */
const HOST = 'postcss';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly integrity?: string }>
  >;
}

/**
 * @param isNewest true installs the newest versions, false those of the table
 * @returns version and integrity of each package of the table, by name
 */
export function installPackages(folder: string, isNewest: boolean) {
  const names = [...new Set(rowsOf().map((row) => row.package))].sort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const wanted = names.map((name) => {
    const known = FALLBACKS.packages[name];
    return isNewest || !known ? name : `${name}@${known.version}`;
  });
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...wanted, HOST],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  return Object.fromEntries(
    names.map((name) => {
      const { version, integrity } = lock.packages[`node_modules/${name}`]!;
      return [name, { version, integrity: integrity! }];
    }),
  );
}
