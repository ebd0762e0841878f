import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';

/** The source line of every answer: "web-features 3.40.0, @mdn/browser-compat-data 8.1.3, …". */
export function dataVersions(catalogue: Catalogue): string {
  return nameAll(catalogue, ({ name, version }) => `${name} ${version}`);
}

/** For a header: "web-features@3.40.0, …". */
export function dataVersionsHeader(catalogue: Catalogue): string {
  return nameAll(catalogue, ({ name, version }) => `${name}@${version}`);
}

/** With licenses, for packages that require attribution. */
export function dataCredits(catalogue: Catalogue): string {
  return nameAll(catalogue, ({ name, version, license }) => `${name} ${version} (${license})`);
}

function nameAll(catalogue: Catalogue, nameOf: (of: DataPackage) => string): string {
  return catalogue.packages.map(nameOf).join(', ');
}
