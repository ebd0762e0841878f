import type { Catalogue } from '@/server/data/catalogue/Catalogue';

/** Undefined for a package that the catalogue is not made of. */
export function servedVersion({ packages }: Catalogue, name: string): string | undefined {
  return packages.find((one) => one.name === name)?.version;
}
