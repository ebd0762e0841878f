import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

/** `caniuse-lite 1.0.30001826`, for the sentence that says where an audience comes from. */
export function packageAndVersion(name: string): string {
  const version = loadCatalogue().packages.find(
    (dataPackage) => dataPackage.name === name,
  )?.version;
  return version === undefined ? name : `${name} ${version}`;
}
