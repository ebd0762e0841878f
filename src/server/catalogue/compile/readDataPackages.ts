// Reads the data packages from node_modules, by path, because each package exports its JSON
// differently.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data/types';
import type { DataPackage } from '@/server/catalogue/Catalogue';
import type { WebFeatures } from './WebFeatures';
import type { WebSpec } from './WebSpec';

const ROLES: Readonly<Record<string, string>> = {
  'web-features': 'Features, Baseline statuses, groups and ECMAScript editions',
  '@mdn/browser-compat-data': 'Support by browser release, notes, links to MDN',
  'web-specs': 'Titles of specifications',
  'caniuse-lite': 'Usage of browser versions in the world and by country',
  'baseline-browser-mapping': 'Engines of UC Browser, QQ Browser and KaiOS',
};

export interface DataPackages {
  readonly packages: readonly DataPackage[];
  readonly compatData: CompatData;
  readonly webFeatures: WebFeatures;
  readonly specifications: readonly WebSpec[];
  /** caniuse-lite's packed regions: continents such as `alt-eu`, then countries such as `DE`. */
  readonly packedRegions: Readonly<Record<string, unknown>>;
}

export function readDataPackages(): DataPackages {
  return {
    packages: Object.entries(ROLES).map(([name, role]) => describedPackage(name, role)),
    compatData: readJson('@mdn/browser-compat-data', 'data.json') as CompatData,
    webFeatures: readJson('web-features', 'data.json') as WebFeatures,
    specifications: readJson('web-specs', 'index.json') as WebSpec[],
    packedRegions: readPackedRegions(),
  };
}

function describedPackage(name: string, role: string): DataPackage {
  const { version, license } = readJson(name, 'package.json') as {
    readonly version: string;
    readonly license: string;
  };

  return { name, version, license, role };
}

/** Skips `alt-ww`: the global usage table is more detailed. */
function readPackedRegions(): Record<string, unknown> {
  const folder = join('caniuse-lite', 'data', 'regions');
  const names = readdirSync(inNodeModules(folder))
    .map((file) => file.replace(/\.js$/, ''))
    .filter((name) => name !== 'alt-ww')
    .sort(
      (a, b) => Number(b.startsWith('alt-')) - Number(a.startsWith('alt-')) || (a < b ? -1 : 1),
    );
  const load = createRequire(resolve('package.json'));

  return Object.fromEntries(
    names.map((name) => [name, load(`caniuse-lite/data/regions/${name}.js`) as unknown]),
  );
}

function readJson(packageName: string, file: string): unknown {
  return JSON.parse(readFileSync(inNodeModules(packageName, file), 'utf8'));
}

function inNodeModules(...path: readonly string[]): string {
  return resolve('node_modules', ...path);
}
