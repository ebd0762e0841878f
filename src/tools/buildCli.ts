// Bundles the command line into .plimsoll/cli, a package of its own with its data and nothing to
// install beside it: `npm pack ./.plimsoll/cli`.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { cataloguePath } from '@/server/catalogue/loadCatalogue';
import { scanTablePath } from '@/server/catalogue/scanTable';
import { projectConfigSchema } from '@/server/policy/projectConfig';

const FOLDER = '.plimsoll/cli';
const { version, description, license, engines } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Readonly<Record<string, unknown>>;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
buildSync({
  entryPoints: ['src/cli/plimsoll.ts'],
  outfile: join(FOLDER, 'plimsoll.cjs'),
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  // Packages offer ES modules, which leave out more of what nobody calls.
  mainFields: ['module', 'main'],
  legalComments: 'external',
  // The project's own TypeScript, where there is one.
  external: ['typescript'],
  banner: { js: '#!/usr/bin/env node' },
  define: {
    'process.env.NODE_ENV': '"production"',
    PLIMSOLL_VERSION: JSON.stringify(version),
  },
});
writeFileSync(
  join(FOLDER, 'catalogue.bin.gz'),
  gzipSync(readFileSync(cataloguePath()), { level: 9 }),
);
copyFileSync(scanTablePath(), join(FOLDER, 'scan-table.json'));
writeJson('plimsoll.config.schema.json', projectConfigSchema());
writeJson('package.json', {
  name: 'plimsoll',
  version,
  description,
  license,
  engines,
  bin: { plimsoll: 'plimsoll.cjs' },
});

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(FOLDER, name), `${JSON.stringify(value, null, 2)}\n`);
}
