// Plain JavaScript with built-in modules only: this runs before anything is installed.
import { readFileSync } from 'node:fs';
import { run } from './run.mjs';

const NEEDED_NODE = [20, 19];

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * True if node_modules matches the lock file. npm records what it installed in a hidden lock file
 * there.
 * @param {{ isServingOnly?: boolean }} [options] `isServingOnly`: check only what the built server
 * needs
 */
export function isInstalled({ isServingOnly = false } = {}) {
  const installed = packagesIn('node_modules/.package-lock.json');
  // An optional package may be missing because it is for another platform.
  const isInStep = ([path, { version, dev, optional, devOptional }]) =>
    path === '' ||
    (isServingOnly && dev) ||
    (installed[path] ? installed[path].version === version : Boolean(optional || devOptional));

  return Object.entries(packagesIn('package-lock.json')).every(isInStep);
}

/**
 * Fails with a readable message if Node is too old, and installs packages if they are missing or
 * outdated.
 */
export async function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor < NEEDED_NODE[1]);
  if (isOld)
    throw new Error(
      `Plimsoll needs Node ${NEEDED_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
    );
  if (isInstalled()) return;

  console.log('Installing packages: a quarter of a minute on a good line …');
  const npm = process.env.npm_execpath;
  if (!npm)
    throw new Error(
      'Packages are missing or out of date, and npm is needed to install them: run `npm ci`.',
    );
  // With NODE_ENV=production npm would skip the build tools.
  if (!(await run([npm, 'ci', '--include=dev', '--no-audit', '--no-fund'])))
    throw new Error('The packages could not be installed: npm says why above.');
}
