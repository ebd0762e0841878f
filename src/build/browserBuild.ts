// webpack's configuration of the browser's build: what is replaced in it and how it is cut into
// chunks. README.md here says what each part wins and which test notices that it has stopped
// working. What one would get wrong: next.config.ts loads this without our path aliases.
import { join } from 'node:path';

/** The part of webpack's configuration changed here; Next types it as `any`. */
export interface WebpackConfig {
  readonly resolve: { readonly alias: Record<string, string | false> };
  readonly plugins: unknown[];
  readonly module: { parser?: Record<string, Record<string, unknown>> };
  readonly optimization: {
    readonly splitChunks: false | { readonly cacheGroups: Record<string, unknown> };
  };
}

export interface WebpackContext {
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
 * All our styles in one file, which `_app` loads. Next would put the styles of a page one navigates
 * to into a `<style>` element, and the content security policy forbids those. The explorer's own
 * styles come from a package, are large, and stay with its page.
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
 * webpack's own rule for packages, but for the client of the search, which stays in one chunk with
 * the box: whoever wants one wants the other, and together they compress better by half a kilobyte.
 */
const PACKAGES = {
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
  test: /[\\/]node_modules[\\/](?!(?:algoliasearch|@algolia)[\\/])/,
};

/**
 * The chunks every page runs at once. V8 compiles a file that begins with this comment on its
 * background thread while it arrives, instead of function by function on the main thread. Other
 * engines read a comment.
 */
const COMPILE_AHEAD = {
  banner: '//# allFunctionsCalledOnLoad',
  include: /chunks[\\/](framework|main|pages[\\/]_app)-/,
};

/** Changes the configuration that Next has made for one side, the browser's or the server's. */
export function configureWebpack(config: WebpackConfig, context: WebpackContext): WebpackConfig {
  refuseMissingExports(config);
  leaveOutSubscriptions(config);
  if (context.isServer) return config;
  cutChunks(config);
  hydrateInSlices(config);
  if (!context.dev) compileAhead(config, context);
  return config;
}

/** An import of what a module does not export ends the build; webpack alone only warns. */
function refuseMissingExports({ module }: WebpackConfig): void {
  module.parser = {
    ...module.parser,
    javascript: { ...module.parser?.javascript, exportsPresence: 'error' },
  };
}

/**
 * The explorer's toolkit offers subscriptions, which this API has none of, and a JSON parser in a
 * form webpack cannot read.
 */
function leaveOutSubscriptions({ resolve }: WebpackConfig): void {
  resolve.alias['graphql-ws'] = false;
  resolve.alias['jsonc-parser'] = 'jsonc-parser/lib/esm/main.js';
}

function cutChunks({ optimization: { splitChunks } }: WebpackConfig): void {
  if (splitChunks)
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
      // After the minifier, which removes comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  );
}
