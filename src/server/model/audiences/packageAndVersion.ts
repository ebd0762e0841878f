import type { Catalogue } from '@/server/data/catalogue/Catalogue';

/** Such as `caniuse-lite 1.0.30001826`, for an audience's source note. */
export function packageAndVersion(catalogue: Catalogue, name: string): string {
  const version = catalogue.packages.find((dataPackage) => dataPackage.name === name)?.version;
  return version === undefined ? name : `${name} ${version}`;
}
