import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { compareVersions } from '@/domain/compareVersions';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';

type Dependencies = Readonly<Record<string, string>>;

/** A pin of package.json: `1.0.30001828`, or an alias, `npm:@mdn/browser-compat-data@8.1.3`. */
const PIN = /^(npm:.+@)?(\d[^@]*)$/;

/**
 * The arguments of `npm install` that make builds begin with these packages: `caniuse-lite@1.0.30001829`
 * for each that is newer than its pin.
 */
export function findPins(
  dependencies: Dependencies,
  packages: readonly DataPackage[],
): readonly string[] {
  return packages.flatMap(({ name, version }) => {
    const [, alias = '', pinned] = PIN.exec(dependencies[name] ?? '') ?? [];
    return pinned !== undefined && compareVersions(version, pinned) > 0
      ? [`${name}@${alias}${version}`]
      : [];
  });
}

/** Pins them in package.json and package-lock.json, which the caller commits. */
export function pinPackages(packages: readonly DataPackage[]): void {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Dependencies;
  };
  const pins = findPins(dependencies, packages);
  if (pins.length === 0)
    return void console.log('The packages pinned for builds are those of the data that is served.');
  execFileSync('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...pins], {
    stdio: 'inherit',
  });
  console.log(`Pinned ${pins.join(', ')}. Run npm test, then commit both files of npm.`);
}
