import { buildSync } from 'esbuild';

/** The file `npm start` runs. */
const PRODUCT = '.plimsoll/server.cjs';

/**
 * Bundles the server into one JavaScript file next to the packages it needs. It starts without
 * compiling, and production needs no compiler installed.
 */
buildSync({
  entryPoints: ['src/server/http/serve.ts'],
  outfile: PRODUCT,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  legalComments: 'none',
  // Packages read it while loading, so it can't be left to the environment.
  banner: { js: "process.env.NODE_ENV = 'production';" },
  define: { 'process.env.NODE_ENV': '"production"' },
});
