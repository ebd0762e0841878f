import type { Catalogue } from '@/server/catalogue/Catalogue';

/** `caniuse-lite 1.0.30001826`, for the sentence that says where an audience comes from. */
export function packageAndVersion(catalogue: Catalogue, name: string): string {
  const version = catalogue.packages.find((dataPackage) => dataPackage.name === name)?.version;
  return version === undefined ? name : `${name} ${version}`;
}
