import { createRequire } from 'node:module';
import { buildStale, isBuilt } from './buildStale.mjs';
import { installPackages, isInstalled } from './installPackages.mjs';

/** How often it is looked whether npm is still there. */
const PARENT_CHECK_MS = 500;

/**
 * A signal to npm ends npm and the shell between, but never comes here: the server would go on, and
 * hold its port.
 */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

stopWithNpm();
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
