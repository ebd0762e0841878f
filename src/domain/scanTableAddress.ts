/** What the addresses of all versions of the scan table begin with. */
export const SCAN_TABLE_START = '/scan-table.';

/** Where the table is that scans of code look names up in. The version is a hash of its content. */
export function scanTableAddress(version: string): string {
  return `${SCAN_TABLE_START}${version}.json`;
}
