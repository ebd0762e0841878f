import { buildSync } from 'esbuild';

/**
 * Bundles the server and the operator's tools into one JavaScript file each, next to the packages
 * they need. They start without compiling, and production needs no compiler installed.
 */
buildSync({
  entryPoints: {
    server: 'src/server/api/http/serve.ts',
    codeReader: 'src/server/model/scan/runCodeReader.ts',
    data: 'src/tools/data.ts',
    doctor: 'src/tools/doctor.ts',
    accounts: 'src/tools/accounts.ts',
    backup: 'src/tools/backup.ts',
    restore: 'src/tools/restore.ts',
    health: 'src/tools/health.ts',
  },
  outdir: '.plimsoll',
  outExtension: { '.js': '.cjs' },
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
