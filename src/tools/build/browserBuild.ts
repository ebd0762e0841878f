// webpack configuration for the browser build: replaced modules and chunk splitting. README.md here
// lists what each part gains and which test fails if it stops working. Pitfall: next.config.ts
// loads this file without our path aliases.
import { join } from 'node:path';
import { ForgetFolderPlugin } from './ForgetFolderPlugin';
import { orderStyles, type SourceGraph } from './orderStyles';

/** The parts of webpack's configuration changed here; Next types it as `any`. */
export interface WebpackConfig {
  readonly resolve: { readonly alias: Record<string, string | false> };
  readonly plugins: unknown[];
  cache?: unknown;
  readonly output: { hashDigestLength?: number };
  readonly module: {
    parser?: Record<string, Record<string, unknown>>;
    readonly rules: unknown[];
  };
  readonly optimization: {
    readonly splitChunks:
      | false
      | { readonly cacheGroups: Record<string, unknown>; minSize?: number };
  };
}

type NameClass = (...args: readonly unknown[]) => string;

/** The part of a rule of Next's that concerns style modules. */
interface StyleRule {
  readonly oneOf?: readonly StyleRule[];
  readonly use?: unknown;
}

export interface WebpackContext {
  /** The project's folder. */
  readonly dir: string;
  readonly dev: boolean;
  readonly isServer: boolean;
  readonly webpack: {
    readonly BannerPlugin: new (options: {
      readonly banner: string;
      readonly raw: true;
      readonly include: RegExp;
      readonly stage: number;
    }) => unknown;
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
}

/**
 * Puts all our styles into one file that `_app` loads. Otherwise Next would insert a page's styles
 * as a `<style>` element on client navigation, which the content security policy forbids. The
 * explorer's styles come from a package, are large, and stay with its page.
 */
const ALL_OUR_STYLES = {
  name: 'styles',
  chunks: 'all',
  enforce: true,
  priority: 100,
  test: (module: { readonly type: string; nameForCondition(): string | null }) =>
    module.type === 'css/mini-extract' &&
    !/[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? ''),
};

/**
 * webpack's default rule for packages, except for the search client. It stays in one chunk with the
 * search box: both are always needed together, and that compresses half a kilobyte better.
 */
const PACKAGES = {
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
  test: /[\\/]node_modules[\\/](?!(?:algoliasearch|@algolia)[\\/])/,
};

/**
 * Bytes of source from which on what chunks share is a file of its own. At webpack's 20,000 the
 * search box is cut in two and compresses half a kilobyte worse; at 25,000 artifacts are doubled.
 */
const LEAST_SHARED = 22_000;

/**
 * The chunks every page runs immediately. V8 compiles a file that starts with this comment on a
 * background thread while it downloads, rather than function by function on the main thread. Other
 * engines ignore it.
 */
const COMPILE_AHEAD = {
  banner: '//# allFunctionsCalledOnLoad',
  include: /chunks[\\/](framework|main|pages[\\/]_app)-/,
};

/** Called by Next once for the browser build and once for the server build. */
export function configureWebpack(config: WebpackConfig, context: WebpackContext): WebpackConfig {
  if (!context.dev) buildWithoutCache(config);
  refuseMissingExports(config);
  leaveOutSubscriptions(config);
  shortenClassNames(config);
  if (context.isServer) return config;
  sortStyles(config);
  cutChunks(config);
  // Every page loads the list of all chunks with their hashes.
  config.output.hashDigestLength = 8;
  hydrateInSlices(config);
  leaveOutUnusedRelay(config);
  leaveOutModulesByAddress(config);
  if (!context.dev) {
    compileAhead(config, context);
    shortenSources(config, context);
  }
  return config;
}

/** The plugin of Next's that writes style sheets. */
interface StylePlugin {
  /** Called for a chunk without styles, too. */
  sortModules: (
    compilation: SourceGraph,
    chunk: unknown,
    styles?: Iterable<object>,
  ) => ReadonlySet<object> | undefined;
}

function sortStyles({ plugins }: WebpackConfig): void {
  for (const plugin of plugins as readonly object[])
    if ('sortModules' in plugin)
      (plugin as StylePlugin).sortModules = (compilation, _, styles) =>
        styles && new Set(orderStyles(compilation, styles));
}

/** Next's cache of a build is 0.9 GB: to write it, and to read it again, takes longer than a build. */
function buildWithoutCache(config: WebpackConfig): void {
  config.cache = false;
}

/** Makes importing a missing export a build error; by default webpack only warns. */
function refuseMissingExports({ module }: WebpackConfig): void {
  module.parser = {
    ...module.parser,
    javascript: { ...module.parser?.javascript, exportsPresence: 'error' },
  };
}

/** Parts that Relay's entry loads for every page and nothing here uses; over a kilobyte. */
const UNUSED_RELAY = [
  'subscription/requestSubscription',
  'store/observeFragmentExperimental',
  'store/observeQueryExperimental',
  'store/waitForFragmentExperimental',
];

function leaveOutUnusedRelay({ resolve }: WebpackConfig): void {
  for (const name of UNUSED_RELAY)
    resolve.alias[require.resolve(`relay-runtime/lib/${name}`)] = false;
}

/**
 * The explorer's toolkit supports subscriptions, which this API doesn't have, and imports a JSON
 * parser in a module format that webpack can't analyze.
 */
function leaveOutSubscriptions({ resolve }: WebpackConfig): void {
  resolve.alias['graphql-ws'] = false;
  resolve.alias['jsonc-parser'] = 'jsonc-parser/lib/esm/main.js';
}

/**
 * The explorer's editor can load modules by an address that it learns when it runs, which nothing
 * here does. webpack made a chunk of each of 33 modules next to that code, and every page
 * loads the list of chunks.
 */
function leaveOutModulesByAddress({ module }: WebpackConfig): void {
  module.rules.push({
    test: /[\\/]monaco-editor[\\/]esm[\\/].*[\\/](?:editorS|s)impleWorker\.js$/,
    parser: { import: false, amd: false, commonjs: false },
  });
}

/** The end of Next's name for a class of a style module; names for fonts lack it. */
const CLASS_HASH = /__([\w-]{5})$/;

/**
 * Names a class of a style module by its hash, without file and name: they stand in every
 * element. Two classes that share a hash end the build.
 */
function shortenClassNames({ module: { rules } }: WebpackConfig): void {
  const fullNames = new Map<string, string>();
  for (const modules of styleModules(rules as readonly StyleRule[])) {
    const { getLocalIdent: nameClass } = modules;
    modules.getLocalIdent = (...args) => {
      const fullName = nameClass(...args);
      const hash = CLASS_HASH.exec(fullName)?.[1];
      if (hash === undefined) return fullName;
      const name = `_${hash}`;
      const taken = fullNames.get(name) ?? fullName;
      if (taken !== fullName) throw new Error(`${taken} and ${fullName} are both named ${name}.`);
      fullNames.set(name, fullName);
      return name;
    };
  }
}

function styleModules(rules: readonly StyleRule[]): { getLocalIdent: NameClass }[] {
  return rules.flatMap(({ oneOf = [], use }) => [
    ...styleModules(oneOf),
    ...[use].flat().flatMap((loader) => {
      const { options } = (loader ?? {}) as { options?: { modules?: object } };
      const modules = options?.modules;
      return modules && 'getLocalIdent' in modules ? [modules as { getLocalIdent: NameClass }] : [];
    }),
  ]);
}

function cutChunks({ optimization: { splitChunks } }: WebpackConfig): void {
  if (!splitChunks) return;
  splitChunks.minSize = LEAST_SHARED;
  Object.assign(splitChunks.cacheGroups, { styles: ALL_OUR_STYLES, defaultVendors: PACKAGES });
}

function hydrateInSlices({ resolve }: WebpackConfig): void {
  resolve.alias['react-dom-client$'] = require.resolve('react-dom/client');
  resolve.alias['react-dom/client$'] = join(__dirname, 'hydrateInSlices.ts');
}

function compileAhead({ plugins }: WebpackConfig, { webpack }: WebpackContext): void {
  plugins.push(
    new webpack.BannerPlugin({
      ...COMPILE_AHEAD,
      raw: true,
      // Must run after the minifier, which removes comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  );
}

/** Makes the build the same in every folder (docs/decisions/0055), and artifacts smaller. */
function shortenSources({ module, plugins }: WebpackConfig, { dir }: WebpackContext): void {
  const include = join(dir, 'src');
  const use = { loader: join(__dirname, 'aliasArtifacts.mjs'), options: { folder: dir } };
  const noHashes = join(__dirname, 'leaveOutHashes.mjs');
  module.rules.push(
    { test: /\.tsx?$/, include, enforce: 'post', use },
    { test: /\.graphql\.ts$/, include, enforce: 'pre', use: noHashes },
  );
  plugins.push(new ForgetFolderPlugin(dir));
}
