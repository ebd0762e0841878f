import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findProgram = (...names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find(isExecutable);

/**
 * The browser engines besides Chromium that the product is tested in, and the programs each needs;
 * undefined if a program is missing.
 */
export function findEngines() {
  return {
    firefox: {
      title: 'Firefox',
      packages: 'firefox-esr',
      programs: { browser: findProgram('firefox-esr', 'firefox') },
    },
    webkit: {
      title: 'WebKitGTK',
      packages: 'webkit2gtk-driver and xvfb',
      programs: { driver: findProgram('WebKitWebDriver'), display: findProgram('Xvfb') },
    },
  };
}

export const hasPrograms = ({ programs }) => Object.values(programs).every(Boolean);

/** The engines that `npm test` skips on this machine, and how to install them. */
export const missingEngines = () =>
  Object.values(findEngines())
    .filter((engine) => !hasPrograms(engine))
    .map(
      ({ title, packages }) =>
        `The journeys in ${title} are left out: install ${packages} (Debian) to run them.`,
    );
