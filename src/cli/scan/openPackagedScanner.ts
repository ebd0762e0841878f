import { readPackagedCatalogue, readPackagedScanTable } from '@/cli/answers/packagedData';
import { Scanner, ScanTable } from '@/engines/scanner/forCommandLine';
import { keyProofs } from '@/server/model/scan/keyProofs';

/** The scanner over the data next to the program. */
export function openPackagedScanner(dataFolder: string): Scanner {
  const table = new ScanTable(readPackagedScanTable(dataFolder));
  return new Scanner(table, () => keyProofs(readPackagedCatalogue(dataFolder), table));
}
