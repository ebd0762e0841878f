// Fetches a version of caniuse-lite from npm's configured registry and reads some of its files. They
// are parsed as data, never run.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param files below `data`, without `.js`
 * @param folder where the package is unpacked; what was there of another version is replaced
 * @returns what the files hold, in their order
 */
export function readCaniusePackage(
  version: string,
  files: readonly string[],
  folder: string,
): readonly unknown[] {
  const archive = join(folder, `caniuse-lite-${version}.tgz`);
  execFileSync(
    'npm',
    ['pack', `caniuse-lite@${version}`, '--silent', '--pack-destination', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  execFileSync('tar', [
    '-xzf',
    archive,
    '-C',
    folder,
    ...files.map((name) => `package/data/${name}.js`),
  ]);
  rmSync(archive);
  return files.map((name) => dataIn(join(folder, 'package/data', `${name}.js`)));
}

/** Parses `module.exports={A:.5,"0":"x"}`, which is nearly JSON. */
function dataIn(file: string): unknown {
  const text = readFileSync(file, 'utf8')
    .replace(/^module\.exports=/, '')
    .replace(/;?\s*$/, '');
  const json = text
    .replace(/([{,])([A-Za-z_$][\w$]*|\d+):/g, '$1"$2":')
    .replace(/([:,[])(-?)\./g, '$1$20.');
  return JSON.parse(json);
}
