// Fills in what data/fallbacks.json knows by measuring: versions and integrity of packages, the bytes of
// each polyfill's bundle, and how a transform changes its sample. Run by hand:
// `npx tsx research/measureFallbacks.ts <folder> [--newest]`. Without the flag, versions stay as they are.
// A new row needs `bytes` of any value before the first run.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transform as minify } from 'esbuild';
import { transform as transformCss } from 'lightningcss';
import postcss, { type AcceptedPlugin } from 'postcss';
import {
  type BundleBytes,
  FALLBACKS,
  type PolyfillRow,
  type TransformRow,
} from '@/server/model/coverage/fallbacks.data';
import { writeTable } from '@/tools/writeTable';
import { scanText } from '../tests/support/aScanner';
import { installPackages } from './fallbackPackages';

const [given = '', flag] = process.argv.slice(2);
const folder = resolve(given);

/** Old enough to lack every feature of the table, and new enough to load modules on demand. */
const OLD = { chrome: 70 << 16, firefox: 70 << 16, safari: 12 << 16, ios_saf: 12 << 16 };
const SCRIPTS = 'es2020';

/** The bundle as a page would load it: the modules, and what sets them up. */
async function measurePolyfill(row: PolyfillRow): Promise<BundleBytes> {
  const { package: name, modules = [name], names, setUp = '' } = row;
  const contents = names
    ? `import { ${names.map((one) => one.replace(':', ' as')).join(', ')} } from '${modules[0]!}';\n${setUp}`
    : modules.map((module) => `import '${module}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: SCRIPTS,
    legalComments: 'none',
    logLevel: 'error',
  });
  const bundle = outputFiles[0]!.contents;
  return {
    minified: bundle.length,
    gzip: gzipSync(bundle, { level: 9 }).length,
    brotli: brotliCompressSync(bundle, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

async function rewrite({ package: name, sample }: TransformRow): Promise<string> {
  if (name === 'esbuild') return rewriteScript(sample);
  if (name === 'lightningcss')
    return transformCss({
      filename: 'sample.css',
      code: Buffer.from(sample),
      minify: true,
      drafts: { customMedia: true },
      targets: OLD,
    }).code.toString();
  const { default: plugin } = (await import(
    pathToFileURL(join(folder, 'node_modules', name, 'dist/index.mjs')).href
  )) as { readonly default: () => AcceptedPlugin };
  const { css } = await postcss([plugin()]).process(sample, { from: undefined });
  return minified(css, 'css');
}

const minified = async (code: string, loader: 'css' | 'js'): Promise<string> =>
  (await minify(code, { loader, minify: true, target: 'esnext' })).code;

/** Files that the samples import. */
const IMPORTED = { json: '{"a":1}', text: 'a' };

async function rewriteScript(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: SCRIPTS,
    plugins: [
      {
        name: 'samples',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\// }, ({ path }) => ({ path, namespace: 'sample' }));
          onLoad({ filter: /./, namespace: 'sample' }, ({ path }) => {
            const loader = path.endsWith('.json') ? 'json' : 'text';
            return { contents: IMPORTED[loader], loader };
          });
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

/** @throws if browsers without the feature would be given nothing to use in its place */
async function measureTransform(row: TransformRow) {
  const [name, loader] =
    row.package === 'esbuild' ? (['a.js', 'js'] as const) : (['a.css', 'css'] as const);
  const after = await rewrite(row);
  const isPrefixed = after.includes('-webkit-');
  const bare = (await scanText(name, after)).filter(
    ({ key, guard }) => key.startsWith(row.key) && guard === null,
  );
  if (bare.length > 0 && !isPrefixed)
    throw new Error(`${row.package} leaves ${row.key} as it was: ${after}`);
  return { before: (await minified(row.sample, loader)).trim().length, after: after.trim().length };
}

async function measured<Row>(
  rows: Readonly<Record<string, Row>>,
  measure: (row: Row) => Promise<object>,
): Promise<object> {
  const entries = Object.entries(rows).sort(([a], [b]) => a.localeCompare(b));
  const filled = [];
  for (const [slug, row] of entries)
    filled.push([slug, { ...row, bytes: await measure(row) }] as const);
  return Object.fromEntries(filled);
}

async function run(): Promise<void> {
  const packages = installPackages(folder, flag === '--newest');
  writeTable('fallbacks', {
    measuredOn: new Date().toISOString().slice(0, 10),
    packages,
    polyfills: await measured(FALLBACKS.polyfills, measurePolyfill),
    transforms: await measured(FALLBACKS.transforms, measureTransform),
  });
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
