import type { FileScan } from '@/engines/scanner/FileScan';
import { ScanProblem } from '@/engines/scanner/ScanProblem';

/**
 * Names a part that cannot be read; the rest still is.
 * @param start of the part in the file
 */
export function leavePart(scan: FileScan, text: string, start: number): (cause: unknown) => void {
  return (cause) => {
    if (!(cause instanceof ScanProblem)) throw cause;
    const { place, message } = cause;
    const at = place ? start + offsetOf(text, place) : start;
    scan.unread.push({ message: `A part could not be read: ${message}`, at });
  };
}

function offsetOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  let lineStart = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', lineStart);
    if (end < 0) return 0;
    lineStart = end + 1;
  }
  return Math.min(text.length, lineStart + column - 1);
}
