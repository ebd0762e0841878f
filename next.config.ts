import type { NextConfig } from 'next';

/** The part of webpack's configuration changed here; Next types it as `any`. */
interface WebpackConfig {
  readonly optimization: { readonly splitChunks: false | { readonly cacheGroups: Record<string, unknown> } };
}

/**
 * All our styles in one file, which `_app` loads. Next would put the styles of a page one navigates to into a `<style>` element, and the
 * content security policy forbids those. The explorer's own styles come from a package, are large, and stay with its page.
 */
const ALL_OUR_STYLES = {
  name: 'styles',
  chunks: 'all',
  enforce: true,
  priority: 100,
  test: (module: { readonly type: string; nameForCondition(): string | null }) =>
    module.type === 'css/mini-extract' && !/[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? ''),
};

/**
 * Nothing here may depend on the environment: one build serves every configuration, and what an operator sets is read when the server
 * starts. Compression and caching headers belong to src/server/http, which answers in front of Next.
 */
const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  generateEtags: false,
  bundlePagesRouterDependencies: true,
  serverExternalPackages: ['browserslist', 'caniuse-lite', 'baseline-browser-mapping', 'web-features', 'pino'],
  // Naming any package here is what lets the modules of the explorer's editor bring their own style sheets.
  transpilePackages: ['graphiql'],
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  typescript: { ignoreBuildErrors: true },
  compiler: {
    relay: { src: './src', artifactDirectory: './src/__generated__', language: 'typescript', eagerEsModules: true },
  },
  webpack: (config: WebpackConfig, { isServer }) => {
    const splitChunks = config.optimization.splitChunks;
    if (!isServer && splitChunks) splitChunks.cacheGroups.styles = ALL_OUR_STYLES;
    return config;
  },
  rewrites: () => Promise.resolve([{ source: '/graphql', destination: '/api/graphql' }]),
};

export default nextConfig;
