import type { CompatData } from '@mdn/browser-compat-data/types';
// Reads the data packages, installed or in tarballs, by path, because each package exports its JSON
// differently.
import { compareVersions } from '@/domain/compareVersions';
import { COMPAT_DATA, PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import { installedPackages, type PackageReader } from './PackageReader';
import { type CaniuseSupport, readCaniuseSupport } from './readCaniuseSupport';
import { type CaniuseUsage, readUsage } from './readUsage';
import type { WebFeatures } from './WebFeatures';
import type { WebSpec } from './WebSpec';

/** The purpose of each package, by its name. */
export const DATA_PACKAGES: Readonly<Record<string, string>> = {
  'web-features': 'Features, Baseline statuses, groups and ECMAScript editions',
  [COMPAT_DATA]: 'Support by browser release, notes, links to MDN',
  'web-specs': 'Titles of specifications',
  'caniuse-lite':
    'Usage of browser versions in the world and by country, what caniuse says of features',
  'baseline-browser-mapping': 'Engines of UC Browser, QQ Browser and KaiOS',
  [PAIRED_COMPAT_DATA]: 'The compat data that web-features was made with',
};

export interface DataPackages {
  readonly packages: readonly DataPackage[];
  readonly compatData: CompatData;
  /** The data that web-features was made with, where `compatData` is newer. */
  readonly pairedCompatData?: CompatData;
  readonly webFeatures: WebFeatures;
  readonly specifications: readonly WebSpec[];
  readonly usage: CaniuseUsage;
  /** By caniuse's id. */
  readonly caniuseSupport: ReadonlyMap<string, CaniuseSupport>;
}

export function readDataPackages(reader: PackageReader = installedPackages()): DataPackages {
  const readJson = (name: string, file: string): unknown => JSON.parse(reader.readText(name, file));
  const packages = readDescriptions(reader);
  packages.forEach(refuseUnreadable);

  const webFeatures = readJson('web-features', 'data.json') as WebFeatures;

  return {
    packages,
    compatData: readJson(COMPAT_DATA, 'data.json') as CompatData,
    ...(reader.has(PAIRED_COMPAT_DATA) && {
      pairedCompatData: readJson(PAIRED_COMPAT_DATA, 'data.json') as CompatData,
    }),
    webFeatures,
    specifications: readJson('web-specs', 'index.json') as WebSpec[],
    usage: readUsage(reader),
    caniuseSupport: readCaniuseSupport(reader, caniuseIdsOf(webFeatures)),
  };
}

/** Versions whose layout this program reads; of packages that are not named, any. */
const READABLE: Readonly<Record<string, string>> = {
  'web-features': '>=3.0.0 <4',
  [COMPAT_DATA]: '>=8.0.0 <9',
  [PAIRED_COMPAT_DATA]: '>=8.0.0 <9',
  'caniuse-lite': '>=1.0.30001800 <2',
};

/** @throws Error with a sentence that names the versions that can be read */
function refuseUnreadable({ name, version }: DataPackage): void {
  const range = READABLE[name];
  if (range === undefined) return;
  const [from = '', to = ''] = range.replace('>=', '').split(' <');
  // The command line has this module, too, and no room for a parser of ranges.
  const isNewer = compareVersions(version, to) >= 0;
  if (!isNewer && compareVersions(version, from) >= 0) return;
  throw new Error(
    `${name} ${version} has a layout that this version of Plimsoll does not read. ${
      isNewer ? 'Update Plimsoll, or add' : 'Add'
    } a version from ${from} on, before ${to}.`,
  );
}

/** Several ids stand for different parts of a feature, and none for the whole. */
function caniuseIdsOf({ features }: WebFeatures): string[] {
  return Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' && feature.caniuse?.length === 1 ? feature.caniuse : [],
  );
}

/** Names, versions and licenses of the packages, from only their manifests. */
export function readDescriptions(reader: PackageReader): DataPackage[] {
  const present = Object.entries(DATA_PACKAGES).filter(
    ([name]) => name !== PAIRED_COMPAT_DATA || reader.has(name),
  );

  return present.map(([name, role]) => {
    const { version, license } = JSON.parse(reader.readText(name, 'package.json')) as {
      readonly version: string;
      readonly license: string;
    };
    return { name, version, license, role };
  });
}
