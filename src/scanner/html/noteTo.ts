import type { FileScan } from '@/scanner/FileScan';
import { ScanProblem } from '@/scanner/ScanProblem';

/** A part that cannot be read is said, and the rest is. */
export function noteTo(scan: FileScan): (cause: unknown) => void {
  return (cause) => {
    if (!(cause instanceof ScanProblem)) throw cause;
    scan.notes.push(`A part of the page could not be read: ${cause.message}`);
  };
}
