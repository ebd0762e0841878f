import type { DataPackage } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

/**
 * "web-features 3.40.0, @mdn/browser-compat-data 8.1.3, …": what every answer names as its source.
 */
export function dataVersions(): string {
  return nameAll(({ name, version }) => `${name} ${version}`);
}

/** The same for a header: "web-features@3.40.0, …". */
export function dataVersionsHeader(): string {
  return nameAll(({ name, version }) => `${name}@${version}`);
}

/** With licences, as those ask for who want to be named. */
export function dataCredits(): string {
  return nameAll(({ name, version, license }) => `${name} ${version} (${license})`);
}

function nameAll(nameOf: (of: DataPackage) => string): string {
  return loadCatalogue().packages.map(nameOf).join(', ');
}
