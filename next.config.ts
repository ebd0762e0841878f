import { join } from 'node:path';
import type { NextConfig } from 'next';

/** The part of webpack's configuration changed here; Next types it as `any`. */
interface WebpackConfig {
  readonly resolve: { readonly alias: Record<string, string | false> };
  readonly plugins: unknown[];
  readonly module: { readonly rules: unknown[] };
  readonly optimization: {
    readonly splitChunks: false | { readonly cacheGroups: Record<string, unknown> };
  };
}

interface WebpackContext {
  readonly isServer: boolean;
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (resource: RegExp, replacement: string) => unknown;
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
 * Modules of Relay that its entries load and this app never calls: the fragment hook from before
 * activity compatibility, experiments, updatable queries, declarative mutations, subscriptions.
 * Relay is CommonJS, so no bundler leaves them out by itself (docs/decisions/0005).
 */
const UNUSED_RELAY =
  /[\\/](react-relay|relay-runtime)[\\/]lib[\\/].*[\\/](useFragmentInternal_CURRENT|createUpdatableProxy|readUpdatable(Query|Fragment)|(observeFragment|observeQuery|waitForFragment)Experimental|RelayDeclarativeMutationConfig|MutationHandlers|RelayQueryResponseCache|requestSubscription)\.js$/;

/**
 * The same of Next: patterns of rewrites, which it matches in the browser when there are any,
 * parameters of the App Router, and `next/script`.
 */
const UNUSED_NEXT =
  /[\\/]next[\\/]dist[\\/](compiled[\\/]path-to-regexp[\\/]index|shared[\\/]lib[\\/]router[\\/]utils[\\/]resolve-param-value|client[\\/]script)\.js$/;

const RESOLVER_CACHE =
  /[\\/]relay-runtime[\\/]lib[\\/]store[\\/]live-resolvers[\\/]LiveResolverCache\.js$/;

const SEARCH_CLIENT = /[\\/]algoliasearch[\\/]dist[\\/]lite[\\/]/;

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
 * background thread while it arrives, instead of function by function on the main thread
 * (docs/decisions/0006). Other engines read a comment.
 */
const COMPILE_AHEAD = {
  banner: '//# allFunctionsCalledOnLoad',
  include: /chunks[\\/](framework|main|pages[\\/]_app)-/,
};

/**
 * What src/server/http answers in front of Next, which in development nothing stands in front of.
 */
const DEVELOPMENT_ROUTES = [
  { source: '/graphql', destination: '/api/graphql' },
  ...[
    '/feeds/:path*',
    '/badge/:path*',
    '/embed/:path*',
    '/oembed',
    '/exports/:path*',
    '/features/:slug.json',
  ].map((source) => ({ source, destination: '/api/answers' })),
];

/**
 * Nothing here may depend on the environment: one build serves every configuration, and what an
 * operator sets is read when the server starts. Compression and caching headers belong to
 * src/server/http, which answers in front of Next.
 */
const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  generateEtags: false,
  bundlePagesRouterDependencies: true,
  serverExternalPackages: [
    'browserslist',
    'caniuse-lite',
    'baseline-browser-mapping',
    'web-features',
    'pino',
  ],
  // Naming any package here is what lets the modules of the explorer's editor bring their own style
  // sheets.
  transpilePackages: ['graphiql'],
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  typescript: { ignoreBuildErrors: true },
  compiler: {
    // The SDK's own messages to who builds with it.
    define: { __SENTRY_DEBUG__: 'false' },
    relay: {
      src: './src',
      artifactDirectory: './src/__generated__',
      language: 'typescript',
      eagerEsModules: true,
    },
  },
  webpack: (config: WebpackConfig, { isServer, webpack }: WebpackContext) => {
    const splitChunks = config.optimization.splitChunks;
    if (!isServer && splitChunks)
      Object.assign(splitChunks.cacheGroups, { styles: ALL_OUR_STYLES, defaultVendors: PACKAGES });
    if (!isServer) {
      config.resolve.alias['react-dom-client$'] = require.resolve('react-dom/client');
      config.resolve.alias['react-dom/client$'] = join(__dirname, 'src/relay/hydrateInSlices.ts');
      config.resolve.alias['react-relay/hooks$'] = join(__dirname, 'src/relay/reactRelayHooks.ts');
      // The replaced modules are plain JavaScript to webpack, and so is what stands in for them.
      const replace = (modules: RegExp, replacement: string) =>
        config.plugins.push(
          new webpack.NormalModuleReplacementPlugin(modules, join(__dirname, replacement)),
        );
      replace(UNUSED_RELAY, 'src/relay/unusedModule.mjs');
      replace(UNUSED_NEXT, 'src/relay/unusedModule.mjs');
      replace(RESOLVER_CACHE, 'src/relay/noResolverCache.mjs');
      const clientParts = join(__dirname, 'src/search/clientParts.mjs');
      config.module.rules.push({
        test: SEARCH_CLIENT,
        resolve: {
          alias: {
            '@algolia/client-common$': clientParts,
            '@algolia/requester-browser-xhr$': clientParts,
          },
        },
      });
      // After the minifier, which removes comments.
      config.plugins.push(
        new webpack.BannerPlugin({
          ...COMPILE_AHEAD,
          raw: true,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      );
    }
    // The explorer's toolkit offers subscriptions, which this API has none of, and a JSON parser in
    // a form webpack cannot read.
    config.resolve.alias['graphql-ws'] = false;
    config.resolve.alias['jsonc-parser'] = 'jsonc-parser/lib/esm/main.js';
    return config;
  },
  // In production src/server/http/serve.ts does this: one rewrite known to Next brings its matcher
  // into every page, 6 kB gzipped.
  rewrites: () => Promise.resolve(process.env.NODE_ENV === 'development' ? DEVELOPMENT_ROUTES : []),
};

export default nextConfig;
