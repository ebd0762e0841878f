import { createRequire } from 'node:module';
import { buildStale, isBuilt } from './buildStale.mjs';
import { installPackages, isInstalled } from './installPackages.mjs';

try {
  // What is built is served with the packages it needs alone.
  if (!isBuilt() || !isInstalled({ isServingOnly: true })) {
    await installPackages();
    await buildStale();
  }
  // The server runs in this very process, so that a signal reaches it without being passed on.
  createRequire(import.meta.url)('../../.plimsoll/server.cjs');
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
