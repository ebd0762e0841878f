// Bundles the command line and the library into .plimsoll/packages/plimsoll, a package with its data
// and without dependencies: `npm pack ./.plimsoll/packages/plimsoll`. Each command's own code is a part
// that Node.js reads when the command runs, because compiling all of it takes longer than most commands.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { cataloguePath } from '@/server/data/catalogue/loadCatalogue';
import { beaconScriptPath } from '@/server/data/catalogue/presenceTable';
import { scanTablePath } from '@/server/data/catalogue/scanTable';
import { projectConfigSchema } from '@/server/model/policy/projectConfig';
import { scanJsonSchema } from '@/server/model/scan/scanJson';
import {
  declarationsOf,
  own,
  PACKAGES_FOLDER,
  writeJson,
  writeManifest,
  writeText,
} from './writePackage';

const NAME = 'plimsoll';
const FOLDER = join(PACKAGES_FOLDER, NAME);

const leftOut: Plugin = {
  name: 'left-out',
  setup({ onResolve }) {
    // css-tree reads its data from its own folder, unless it is bundled for a browser.
    onResolve({ filter: /^\.[./]*\/(?:data|version)\.js$/ }, ({ path, resolveDir }) => {
      const [, folder] = /^(.*css-tree.)lib$/.exec(dirname(join(resolveDir, path))) ?? [];
      return folder === undefined ? undefined : { path: join(folder, 'dist', basename(path)) };
    });
    // The command line opens no database.
    onResolve({ filter: /\/postgresDialect$/ }, ({ path }) => ({ path, external: true }));
  },
};

async function buildCli(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  await build({
    entryPoints: { plimsoll: 'src/cli/plimsoll.ts', index: 'src/cli/library/api.ts' },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Packages offer ES modules, which leave out more of what nobody calls.
    mainFields: ['module', 'main'],
    legalComments: 'external',
    // The project's own TypeScript, where there is one.
    external: ['typescript'],
    plugins: [leftOut],
    // CommonJS packages among the dependencies expect these.
    banner: {
      js: [
        "import { createRequire as createRequireOfPart } from 'node:module';",
        'const require = createRequireOfPart(import.meta.url);',
        'const { dirname: __dirname, filename: __filename } = import.meta;',
      ].join(''),
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      PLIMSOLL_VERSION: JSON.stringify(own.version),
    },
  });
  writeData();
  writeJson(NAME, 'plimsoll.config.schema.json', projectConfigSchema());
  writeJson(NAME, 'plimsoll.scan.schema.json', scanJsonSchema());
  writeText(NAME, 'index.d.mts', declarationsOf('src/cli/library/api.ts'));
  writeText(NAME, 'apiTypes.d.mts', declarationsOf('src/cli/library/apiTypes.ts'));
  writeText(NAME, 'README.md', readFileSync('docs/use/library.md', 'utf8'));
  writeManifest(NAME, {
    bin: { plimsoll: 'plimsoll.mjs' },
    exports: {
      '.': { types: './index.d.mts', default: './index.mjs' },
      './package.json': './package.json',
      './plimsoll.config.schema.json': './plimsoll.config.schema.json',
      './plimsoll.scan.schema.json': './plimsoll.scan.schema.json',
    },
    sideEffects: ['./plimsoll.mjs'],
  });
}

/** Brotli is smaller and takes seven times as long to read, which only the small table can afford. */
function writeData(): void {
  const catalogue = gzipSync(readFileSync(cataloguePath()), { level: 9 });
  const table = brotliCompressSync(readFileSync(scanTablePath()));
  writeFileSync(join(FOLDER, 'catalogue.bin.gz'), catalogue);
  writeFileSync(join(FOLDER, 'scan-table.json.br'), table);
  const beacon = gzipSync(readFileSync(beaconScriptPath()), { level: 9 });
  writeFileSync(join(FOLDER, 'beacon.js.gz'), beacon);
}

buildCli().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
