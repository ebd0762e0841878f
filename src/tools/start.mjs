import { createRequire } from 'node:module';
import { buildStale, isBuilt } from './buildStale.mjs';
import { installPackages, isInstalled } from './installPackages.mjs';

// A signal to npm ends npm and the shell between.
if (process.env.npm_lifecycle_event) await import('./stopWithParent.mjs');
try {
  // The built server needs only its own packages.
  if (!isBuilt() || !isInstalled({ isServingOnly: true })) {
    await installPackages();
    await buildStale();
  }
  // The server runs in this process, so signals need no forwarding.
  createRequire(import.meta.url)('../../.plimsoll/server.cjs');
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
