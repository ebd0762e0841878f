import { answerScan } from '@/engines/scanner/worker/answerScan';
import { ScanPool } from '@/engines/scanner/worker/ScanPool';
import type { ScanPoolOptions, ScanPort } from '@/engines/scanner/worker/ScanPorts';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';

/** Scans without a worker, with the shipped table. */
export function inProcessPort(): ScanPort {
  const answer = answerScan((address) =>
    Promise.resolve(address.endsWith('.proofs.json') ? loadScanProofs() : loadScanTable().text),
  );
  return { ask: (request) => answer(request), stop: () => undefined };
}

export function inProcessPool(options: Partial<ScanPoolOptions> = {}): ScanPool {
  return new ScanPool({
    openPort: inProcessPort,
    tableAddress: '/scan-table.test.json',
    workers: 2,
    ...options,
  });
}

/** A page without workers loads this in place of src/engines/scanner/worker/openScanPool. */
export const openScanPool = (): ScanPool => inProcessPool();
