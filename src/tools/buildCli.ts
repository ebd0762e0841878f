// Bundles the command line and the library into .plimsoll/packages/plimsoll, a package with its data
// and without dependencies: `npm pack ./.plimsoll/packages/plimsoll`. Each command's own code is a part
// that Node.js reads when the command runs, because compiling all of it takes longer than most commands.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { dataCredits } from '@/server/api/answers/dataVersions';
import { cataloguePath, loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
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
  writeNotices,
  writeText,
} from './writePackage';

const NAME = 'plimsoll';
const FOLDER = join(PACKAGES_FOLDER, NAME);

/** Data of the project, which is read where it is needed rather than compiled as code. */
const DATA_FILES = ['phrases', 'caniuseKeywords', 'worldUsage', 'lintNames', 'fallbacks'].map(
  (name) => `data/${name}.json`,
);
const DATA = new RegExp(`/(?:${DATA_FILES.join('|').replaceAll('.', '\\.')})$`);

/** Definitions of CSS: a module with one object. */
const CSS_DEFINITIONS = 'node_modules/css-tree/dist/data.js';

/** A module that reads its value from a compressed file of the package. */
const readCompressed = (name: string): string => `
  import { readFileSync } from 'node:fs';
  import { brotliDecompressSync } from 'node:zlib';
  const file = new URL('../${name}.br', import.meta.url);
  export default JSON.parse(brotliDecompressSync(readFileSync(file)).toString());`;

const leftOut: Plugin = {
  name: 'left-out',
  setup({ onLoad, onResolve }) {
    // css-tree reads its data from its own folder, unless it is bundled for a browser.
    onResolve({ filter: /^\.[./]*\/(?:data|version)\.js$/ }, ({ path, resolveDir }) => {
      const [, folder] = /^(.*css-tree.)lib$/.exec(dirname(join(resolveDir, path))) ?? [];
      return folder === undefined ? undefined : { path: join(folder, 'dist', basename(path)) };
    });
    // The command line opens no database, which own audiences are found in.
    onLoad({ filter: /\/ownAudiences\.ts$/ }, () => ({
      contents: 'export const findOwnAudiences = () => new Map();',
    }));
    onLoad({ filter: DATA }, ({ path }) => ({ contents: readCompressed(basename(path)) }));
    onLoad({ filter: /css-tree.dist.data\.js$/ }, () => ({
      contents: readCompressed('css.json'),
    }));
    // Browserslist asks for the same data by `require`, which would bring them twice.
    onResolve({ filter: /^baseline-browser-mapping$/ }, () => ({
      path: resolve('node_modules/baseline-browser-mapping/dist/index.cjs'),
    }));
    // PostCSS asks for maps of what it reads, and goes without them where there is no reader.
    onLoad({ filter: /source-map-js.source-map\.js$/ }, () => ({ contents: 'exports = {};' }));
  },
};

async function buildCli(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
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
    metafile: true,
    // THIRD_PARTY.md has the texts of all licenses.
    legalComments: 'none',
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
  const { default: css } = (await import(pathToFileURL(resolve(CSS_DEFINITIONS)).href)) as {
    readonly default: object;
  };
  writeFiles(metafile, css);
}

function writeFiles(metafile: Metafile, css: object): void {
  writeCompressed('catalogue.bin', cataloguePath());
  writeCompressed('scan-table.json', scanTablePath());
  writeCompressed('beacon.js', beaconScriptPath());
  for (const path of DATA_FILES) writeCompressed(basename(path), path);
  writeCompressed('css.json', css);
  writeJson(NAME, 'plimsoll.config.schema.json', projectConfigSchema());
  writeJson(NAME, 'plimsoll.scan.schema.json', scanJsonSchema());
  writeText(NAME, 'index.d.mts', declarationsOf('src/cli/library/api.ts'));
  writeText(NAME, 'apiTypes.d.mts', declarationsOf('src/cli/library/apiTypes.ts'));
  writeNotices(NAME, metafile, dataNotice());
  writeText(NAME, 'README.md', readFileSync('docs/use/library.md', 'utf8'));
  writeManifest(NAME, {
    keywords: ['baseline', 'browser-support', 'browser-compat', 'browserslist', 'web-features'],
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

/** Caniuse's license asks for its name. */
function dataNotice(): string {
  return `\n## Data\n\nThe file catalogue.bin.br is computed from ${dataCredits(loadCatalogue())}. Shares of use are from caniuse.com, by Alexis Deveria, CC BY 4.0.\n`;
}

/** Of the qualities, 9 takes seconds and 11 most of a minute, for a tenth less. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** @param of the path of a file, or what it has as JSON */
function writeCompressed(name: string, of: string | object): void {
  const bytes = typeof of === 'string' ? readFileSync(of) : Buffer.from(JSON.stringify(of));
  const compressed = brotliCompressSync(bytes, { params: BROTLI });
  writeFileSync(join(FOLDER, `${name}.br`), compressed);
}

buildCli().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
