// node_modules → the data, as its packages ship it. Read by path, since the data packages name
// their JSON each in another way.
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
  /** caniuse-lite's packed regions: continents as `alt-eu`, then countries as `DE`. */
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

/** `alt-ww`, the world once more, is left out: the world's own table is finer. */
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
