import { buildSync } from 'esbuild';

/**
 * The server, which `npm start` runs, and the tool for its data, each as one file of JavaScript beside the packages it needs: nothing is compiled when it
 * starts, and nothing that compiles need be installed.
 */
buildSync({
  entryPoints: { server: 'src/server/http/serve.ts', data: 'src/tools/data.ts' },
  outdir: '.plimsoll',
  outExtension: { '.js': '.cjs' },
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
