import { buildSync } from 'esbuild';

/** What `npm start` runs. */
const PRODUCT = '.plimsoll/server.cjs';

/**
 * The server as one file of JavaScript, beside the packages it needs: nothing is compiled when it
 * starts, and nothing that compiles need be installed.
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
  // Packages read it when they are loaded, whoever starts the server.
  banner: { js: "process.env.NODE_ENV = 'production';" },
  define: { 'process.env.NODE_ENV': '"production"' },
});
