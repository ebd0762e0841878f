import type { Numbered, ScanReply, ScanRequest } from './ScanMessage';
import { ScanPool } from './ScanPool';
import type { ScanPort } from './ScanPorts';

/** More workers gain little, and each holds a table. */
const MAX_WORKERS = 4;

/** Workers that scan. The first starts with the first request. */
export function openScanPool(tableAddress: string): ScanPool {
  const workers = Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency));
  return new ScanPool({ openPort, tableAddress, workers });
}

function openPort(): ScanPort {
  const worker = new Worker(
    /* webpackChunkName: "scan-worker" */ new URL('./scanWorker.ts', import.meta.url),
  );
  const waiting = new Map<number, (reply: ScanReply) => void>();
  let last = 0;
  const failAll = (message: string) => {
    for (const resolve of waiting.values()) resolve({ kind: 'failed', message });
    waiting.clear();
  };
  worker.onmessage = ({ data: { id, message } }: MessageEvent<Numbered<ScanReply>>) => {
    waiting.get(id)?.(message);
    waiting.delete(id);
  };
  worker.onerror = () => failAll('The scanner stopped. Reload the page and scan again.');
  return {
    ask: (message) =>
      new Promise((resolve) => {
        const id = (last += 1);
        waiting.set(id, resolve);
        worker.postMessage({ id, message } satisfies Numbered<ScanRequest>);
      }),
    stop: () => {
      worker.terminate();
      // Pending requests would otherwise wait forever.
      failAll('The scanner stopped.');
    },
  };
}
