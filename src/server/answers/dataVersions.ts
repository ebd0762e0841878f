import type { Catalogue, DataPackage } from '@/server/catalogue/Catalogue';

/**
 * "web-features 3.40.0, @mdn/browser-compat-data 8.1.3, …": what every answer names as its source.
 */
export function dataVersions(catalogue: Catalogue): string {
  return nameAll(catalogue, ({ name, version }) => `${name} ${version}`);
}

/** The same for a header: "web-features@3.40.0, …". */
export function dataVersionsHeader(catalogue: Catalogue): string {
  return nameAll(catalogue, ({ name, version }) => `${name}@${version}`);
}

/** With licences, as those ask for who want to be named. */
export function dataCredits(catalogue: Catalogue): string {
  return nameAll(catalogue, ({ name, version, license }) => `${name} ${version} (${license})`);
}

function nameAll(catalogue: Catalogue, nameOf: (of: DataPackage) => string): string {
  return catalogue.packages.map(nameOf).join(', ');
}
