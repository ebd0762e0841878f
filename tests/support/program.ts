import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

/** Packages are looked for from where a program lies. */
const FOLDER = '.plimsoll/programs';
const bundled = new Map<string, string>();

/**
 * One of our TypeScript files for `node`, as the build bundles the server: it starts in a third of
 * the processor time that reading each module by tsx takes. Bundled once in a world of tests, from
 * the sources as they are.
 */
export function program(source: string): string {
  const known = bundled.get(source);
  if (known !== undefined) return known;

  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${basename(source, '.ts')}.cjs`);
  const mine = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [source],
    outfile: mine,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
  });
  // Workers of Jest bundle the same at once, and none may start half a program.
  renameSync(mine, file);
  bundled.set(source, file);
  return file;
}
