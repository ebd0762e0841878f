import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';

/** The installed packages, with another version of one. */
function withVersion(name: string, version: string) {
  const installed = installedPackages();
  return {
    ...installed,
    readText: (of: string, file: string) =>
      of === name && file === 'package.json'
        ? JSON.stringify({ version, license: 'MIT' })
        : installed.readText(of, file),
  };
}

describe('a data package in a layout of another time', () => {
  it.each([
    ['caniuse-lite', '1.0.30001799', 'Add a version from 1.0.30001800 on, before 2.'],
    ['web-features', '2.40.0', 'Add a version from 3.0.0 on, before 4.'],
    [
      '@mdn/browser-compat-data',
      '9.0.0',
      'Update Plimsoll, or add a version from 8.0.0 on, before 9.',
    ],
  ])('%s %s is refused with the versions that can be read', (name, version, remedy) => {
    expect(() => readDataPackages(withVersion(name, version))).toThrow(
      `${name} ${version} has a layout that this version of Plimsoll does not read. ${remedy}`,
    );
  });
});
