import type { NextConfig } from 'next';

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
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  typescript: { ignoreBuildErrors: true },
  compiler: {
    relay: { src: './src', artifactDirectory: './src/__generated__', language: 'typescript', eagerEsModules: true },
  },
  rewrites: () => Promise.resolve([{ source: '/graphql', destination: '/api/graphql' }]),
};

export default nextConfig;
