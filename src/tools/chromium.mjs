import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

// The headless shell is Chromium without browser windows; opening a page takes it a third of the
// CPU time.
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

/** The path of an installed Chromium: CHROMIUM_PATH, or one of the usual locations. */
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
      // Older systems package only the full browser.
      install('chromium');
    }
  } catch {
    return undefined;
  }

  return findChromium();
}

/**
 * Unpacks Chromium from an npm package. It unpacks the libraries it needs only if it believes it is
 * running on AWS Lambda.
 */
async function unpackFromPackage() {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');

  return chromium.executablePath();
}

/**
 * Finds or installs a Chromium for the journeys: an installed one, one from the system's package
 * manager, or the one in an npm package.
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium found: fetching one …');
  const isRoot = process.getuid?.() === 0;

  return (isRoot && installFromSystem()) || unpackFromPackage();
}
