import { readFileSync } from 'node:fs';

/** Of this release of Plimsoll, such as `0.1.0`. */
export function productVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version;
}
