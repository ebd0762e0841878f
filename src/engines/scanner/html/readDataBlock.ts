import { scanImportMap } from '@/engines/scanner/files/scanImportMap';
import { scanSpeculationRules } from '@/engines/scanner/files/scanSpeculationRules';
import type { FileScan } from '@/engines/scanner/FileScan';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import type { EmbeddedData } from './embeddedCode';
import { leavePart } from './leavePart';

/** An import map or speculation rules in a page. */
export function readDataBlock(
  { type, text, start }: EmbeddedData,
  table: ScanTable,
  scan: FileScan,
  base: number,
): void {
  const read = type === 'importmap' ? scanImportMap : scanSpeculationRules;
  try {
    read(text, table, scan, base + start);
  } catch (cause) {
    leavePart(scan, text, base + start)(cause);
  }
}
