import { readProofs, Scanner, ScanTable } from '@/engines/scanner/forReadingThread';

/** The texts that a scan looks names and proofs up in, as they were built. */
export interface ScanTexts {
  readonly table: string;
  readonly proofs: string;
}

export function openScanner({ table, proofs }: ScanTexts): Scanner {
  return new Scanner(new ScanTable(table), () => readProofs(proofs));
}
