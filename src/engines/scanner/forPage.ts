// The scanner as a page sees it: workers that scan, and the messages they answer with. Parsers stay
// in the workers, so nothing here may import one.
import type { ScanPool } from './worker/ScanPool';

export { guessLanguage } from './files/guessLanguage';
export { SCAN_LIMITS } from './worker/scanLimits';
export type {
  FallbackGroup,
  ScanSource,
  ShownPlace,
  ShownUse,
  UnreadFile,
} from './worker/ScanMessage';
export type { ScanPool } from './worker/ScanPool';
export type { ScanProgress } from './worker/ScanQueue';
export type { FileCounts, KeyCount, ScanTally } from './worker/ScanTally';

/** Loads the code that runs the workers; they start with the first request. */
export async function openScanPool(tableAddress: string): Promise<ScanPool> {
  const pool = await import(/* webpackChunkName: "scan-sections" */ './worker/openScanPool');
  return pool.openScanPool(tableAddress);
}
