import type { NextConfig } from 'next';
import { configureWebpack } from './src/tools/build/browserBuild';
import { getBuildId } from './src/tools/getBuildId.mjs';

/**
 * Nothing here may depend on the environment: one build serves every configuration, and what an
 * operator sets is read when the server starts. Compression and caching headers belong to
 * src/server/api/http, which answers in front of Next.
 */
const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  generateEtags: false,
  bundlePagesRouterDependencies: true,
  // The server refuses Next's image optimizer, so `next/image` asks for pictures as they are.
  images: { unoptimized: true },
  serverExternalPackages: [
    'browserslist',
    'caniuse-lite',
    'baseline-browser-mapping',
    'web-features',
    'pino',
    'better-auth',
    '@better-auth/kysely-adapter',
    '@better-auth/passkey',
    'nodemailer',
  ],
  // Naming any package here is what lets the modules of the explorer's editor bring their own style
  // sheets.
  transpilePackages: ['graphiql'],
  // It guards links to an App Router, which this app does not have; 0.5 kB a page.
  experimental: { clientRouterFilter: false },
  generateBuildId: getBuildId,
  outputFileTracingRoot: __dirname,
  // Lists of the files that each page needs, for hosts that copy nothing else: a third of the build's
  // time, and nobody reads them.
  outputFileTracingExcludes: { 'next-server': ['**'] },
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
  webpack: configureWebpack,
};

export default nextConfig;
