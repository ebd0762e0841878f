import type { FileScan } from '@/engines/scanner/FileScan';
import { ScanProblem } from '@/engines/scanner/ScanProblem';

/** Notes that a part cannot be read; the rest is still read. */
export function noteTo(scan: FileScan): (cause: unknown) => void {
  return (cause) => {
    if (!(cause instanceof ScanProblem)) throw cause;
    scan.notes.push(`A part of the page could not be read: ${cause.message}`);
  };
}
