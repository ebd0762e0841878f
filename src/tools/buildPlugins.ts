// Bundles the plugins for linters and bundlers into .plimsoll/packages. Each asks the package
// `plimsoll`, which it depends on.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { own, PACKAGES_FOLDER, writeManifest, writeText } from './writePackage';

const BUNDLE_OPTIONS = `import type { Options } from 'plimsoll';
export interface PluginOptions extends Omit<Options, 'cwd'> {
  /** True to end the build with an error if anything breaks below the line. */
  readonly fail?: boolean;
}`;

const PLUGINS = [
  {
    name: 'eslint-plugin-plimsoll',
    entries: { index: 'eslint/eslintPlugin', scanWorker: 'eslint/scanWorker' },
    types: `import type { ESLint, Linter } from 'eslint';
declare const plugin: ESLint.Plugin & { readonly configs: { readonly recommended: Linter.Config[] } };
export default plugin;
`,
    dependencies: { synckit: own.devDependencies.synckit },
    peers: { eslint: '>=9' },
    keywords: ['eslint', 'eslintplugin', 'eslint-plugin'],
    page: 'docs/use/eslint.md',
  },
  {
    name: 'stylelint-plugin-plimsoll',
    entries: { index: 'stylelint/stylelintPlugin' },
    types: `import type { Plugin } from 'stylelint';
declare const plugins: readonly Plugin[];
export default plugins;
`,
    dependencies: {},
    peers: { stylelint: '>=16' },
    keywords: ['stylelint', 'stylelint-plugin'],
    page: 'docs/use/stylelint.md',
  },
  {
    name: 'postcss-plimsoll',
    entries: { index: 'postcss/postcssPlugin' },
    types: `import type { PluginCreator } from 'postcss';
import type { Options } from 'plimsoll';
declare const plugin: PluginCreator<Omit<Options, 'cwd'>>;
export default plugin;
`,
    dependencies: {},
    peers: { postcss: '^8.4.0' },
    keywords: ['postcss', 'postcss-plugin'],
    page: 'docs/use/postcss.md',
  },
  {
    name: 'rollup-plugin-plimsoll',
    entries: { index: 'rollup/rollupPlugin' },
    types: `${BUNDLE_OPTIONS}
/** A plugin for Vite, Rollup and Rolldown, whose own types differ in what they call the same. */
export default function plimsoll(options?: PluginOptions): { readonly name: string };
`,
    dependencies: {},
    peers: {},
    keywords: ['vite-plugin', 'rollup-plugin', 'rolldown-plugin'],
    page: 'docs/use/vite.md',
  },
  {
    name: 'webpack-plugin-plimsoll',
    entries: { index: 'webpack/webpackPlugin' },
    types: `${BUNDLE_OPTIONS}
/** A plugin for webpack and Rspack, whose own types differ in what they call the same. */
export default class Plimsoll {
  constructor(options?: PluginOptions);
  apply(compiler: unknown): void;
}
`,
    dependencies: {},
    peers: {},
    keywords: ['webpack-plugin', 'rspack-plugin'],
    page: 'docs/use/webpack.md',
  },
  {
    name: 'esbuild-plugin-plimsoll',
    entries: { index: 'esbuild/esbuildPlugin' },
    types: `import type { Plugin } from 'esbuild';
${BUNDLE_OPTIONS}
export default function plimsoll(options?: PluginOptions): Plugin;
`,
    dependencies: {},
    peers: { esbuild: '>=0.19' },
    keywords: ['esbuild-plugin'],
    page: 'docs/use/esbuild.md',
  },
] as const;

/** The library is the package that the plugins depend on, not a part of each. */
const asPackage: Plugin = {
  name: 'library-as-package',
  setup({ onResolve }) {
    onResolve({ filter: /^@\/cli\/library\/api$/ }, () => ({ path: 'plimsoll', external: true }));
  },
};

async function buildPlugins(): Promise<void> {
  for (const { name, entries, types, dependencies, peers, keywords, page } of PLUGINS) {
    const folder = join(PACKAGES_FOLDER, name);
    rmSync(folder, { recursive: true, force: true });
    await build({
      entryPoints: Object.fromEntries(
        Object.entries(entries).map(([out, file]) => [out, `src/cli/plugins/${file}.ts`]),
      ),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      plugins: [asPackage],
      define: { PLIMSOLL_VERSION: JSON.stringify(own.version) },
    });
    writeText(name, 'index.d.mts', types);
    writeText(name, 'README.md', readFileSync(page, 'utf8'));
    writeManifest(name, {
      keywords: [...keywords, 'baseline', 'browser-compat', 'browserslist'],
      exports: { '.': { types: './index.d.mts', default: './index.mjs' } },
      dependencies: { plimsoll: own.version, ...dependencies },
      ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
    });
  }
}

buildPlugins().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
