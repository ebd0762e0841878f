import type { CaniusePacking } from './CaniusePacking';
import { caniuseStrings } from './caniuseStrings';
import { caniuseTables } from './caniuseTables';
import type { PackageReader } from './PackageReader';
import { CANIUSE } from './readCaniuseModule';

/** The packing that a package has, by a file that only the newer one needs. */
export function findCaniusePacking(reader: PackageReader): CaniusePacking {
  const isNewer = reader.list(CANIUSE, 'data').includes('regionVersions.js');
  return isNewer ? caniuseStrings(reader) : caniuseTables(reader);
}
