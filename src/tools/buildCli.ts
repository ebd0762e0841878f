// Bundles the command line into .plimsoll/cli, a package with its data and without
// dependencies: `npm pack ./.plimsoll/cli`. Each command's own code is a part that Node.js reads
// when the command runs, because compiling all of it takes longer than most commands.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { cataloguePath } from '@/server/data/catalogue/loadCatalogue';
import { scanTablePath } from '@/server/data/catalogue/scanTable';
import { projectConfigSchema } from '@/server/model/policy/projectConfig';
import { scanJsonSchema } from '@/server/model/scan/scanJson';

const FOLDER = '.plimsoll/cli';
const { version, description, license, engines } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Readonly<Record<string, unknown>>;

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
  mkdirSync(FOLDER, { recursive: true });
  await build({
    entryPoints: ['src/cli/plimsoll.ts'],
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
      PLIMSOLL_VERSION: JSON.stringify(version),
    },
  });
  writeCompressed('catalogue.bin', cataloguePath());
  writeCompressed('scan-table.json', scanTablePath());
  writeJson('plimsoll.config.schema.json', projectConfigSchema());
  writeJson('plimsoll.scan.schema.json', scanJsonSchema());
  writeJson('package.json', {
    name: 'plimsoll',
    version,
    description,
    license,
    engines,
    type: 'module',
    bin: { plimsoll: 'plimsoll.mjs' },
  });
}

function writeCompressed(name: string, path: string): void {
  writeFileSync(join(FOLDER, `${name}.gz`), gzipSync(readFileSync(path), { level: 9 }));
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(FOLDER, name), `${JSON.stringify(value, null, 2)}\n`);
}

buildCli().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
