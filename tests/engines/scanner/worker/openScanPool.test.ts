/** @jest-environment jsdom */
import { openScanPool } from '@/engines/scanner/worker/openScanPool';
import type { Numbered, ScanRequest } from '@/engines/scanner/worker/ScanMessage';

/** Starts, and is then at its first file for good. */
class StuckWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  postMessage({ id, message }: Numbered<ScanRequest>): void {
    if (message.kind === 'prepare')
      this.onmessage?.({ data: { id, message: { kind: 'prepared', packages: [] } } });
  }
  terminate(): void {
    this.onmessage = undefined;
  }
}

describe('openScanPool', () => {
  it('fails requests to a worker that was ended', async () => {
    Object.assign(globalThis, { Worker: StuckWorker });
    const pool = openScanPool('/table.json');
    await pool.prepare(false);
    const shown = pool.show(['css.selectors.has'], 1);
    await Promise.resolve();
    pool.close();

    expect(await shown).toEqual([]);
  });
});
