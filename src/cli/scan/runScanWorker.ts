// What a scan's thread runs: files come as messages, results go back, one at a time.
import { parentPort } from 'node:worker_threads';
import { packagedScanTable } from '@/cli/answers/packagedData';
import { Scanner } from '@/scanner/Scanner';
import { ScanTable } from '@/scanner/ScanTable';
import type { ScanInput } from './findFiles';
import { scanFile, type ScanFileOptions } from './scanFile';

export interface ScanWorkerData extends ScanFileOptions {
  readonly dataFolder: string;
}

export function runScanWorker(given: unknown): void {
  const { dataFolder, ...options } = given as ScanWorkerData;
  const scanner = new Scanner(new ScanTable(packagedScanTable(dataFolder)));
  parentPort!.on('message', (input: ScanInput) => {
    void scanFile(scanner, input, options).then((results) => parentPort!.postMessage(results));
  });
  parentPort!.postMessage('ready');
}
