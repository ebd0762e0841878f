import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

// The shell is the same browser without the windows around its pages: opening one costs it a third
// of the processor's time.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a Chromium stands on this machine: what CHROMIUM_PATH names, or else one of the usual
 * places.
 */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && isExecutable(path));

function installFromSystem() {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (name) =>
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  try {
    execFileSync('apt-get', ['update'], options);
    try {
      install('chromium-headless-shell');
    } catch {
      // Older systems pack the whole browser alone.
      install('chromium');
    }
  } catch {
    return undefined;
  }

  return findChromium();
}

/**
 * The browser inside an npm package. It brings the libraries it lacks when it believes to run where
 * its makers run it.
 */
async function unpackFromPackage() {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');

  return chromium.executablePath();
}

/**
 * A Chromium for the journeys: the machine's own, one from the system's packages, or the one that
 * ships inside an npm package.
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium found: fetching one …');
  const isRoot = process.getuid?.() === 0;

  return (isRoot && installFromSystem()) || unpackFromPackage();
}
