// Many files at once: each thread takes the next file when it is done with one. A thread that takes
// too long over a file is ended and another started in its place.
import { Worker } from 'node:worker_threads';
import type { ScanInput } from './findFiles';
import type { FileResult } from './FoundUse';
import type { ScanWorkerData } from './runScanWorker';
import { unreadable } from './scanFile';

interface Threads {
  readonly program: string;
  readonly data: ScanWorkerData;
  readonly threads: number;
  readonly msPerFile: number;
  /** Ends the scan early; what is scanned by then is kept. */
  readonly interrupted: AbortSignal;
  readonly onDone: (input: ScanInput) => void;
}

/** So much work is worth a thread of its own. */
const BYTES_A_THREAD = 500_000;

export async function scanFiles(
  inputs: readonly ScanInput[],
  options: Threads,
): Promise<readonly FileResult[]> {
  const bytes = inputs.reduce((sum, input) => sum + input.bytes, 0);
  const count = Math.min(options.threads, inputs.length, Math.ceil(bytes / BYTES_A_THREAD) || 1);
  // The largest first, so that the threads end together.
  const queue = [...inputs].sort((a, b) => a.bytes - b.bytes);
  const results: FileResult[] = [];
  await Promise.all(
    Array.from({ length: count }, async () => {
      let thread: Thread | undefined;
      for (let next = queue.pop(); next && !options.interrupted.aborted; next = queue.pop()) {
        thread ??= new Thread(options);
        const found = await thread.scan(next, options.msPerFile, options.interrupted);
        if (thread.hasEnded) thread = undefined;
        if (found) results.push(...found);
        options.onDone(next);
      }
      await thread?.end();
    }),
  );
  return results;
}

class Thread {
  hasEnded = false;
  private readonly worker: Worker;
  private readonly ready: Promise<unknown>;
  private settle: (results: readonly FileResult[] | undefined) => void = () => undefined;

  constructor({ program, data }: Threads) {
    this.worker = new Worker(program, { workerData: data });
    this.ready = new Promise((resolve) => this.worker.once('message', resolve));
    this.worker.on('message', (results: unknown) => {
      if (results !== 'ready') this.settle(results as readonly FileResult[]);
    });
  }

  /** Undefined where it was interrupted. */
  async scan(
    input: ScanInput,
    ms: number,
    interrupted: AbortSignal,
  ): Promise<readonly FileResult[] | undefined> {
    const failed = new Promise<readonly FileResult[]>((resolve) => {
      const fail = (error: Error) => {
        this.hasEnded = true;
        resolve([unreadable(input.name, `The scan of it failed: ${error.message}.`)]);
      };
      this.worker.once('error', fail);
    });
    await Promise.race([this.ready, failed]);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<readonly FileResult[]>((resolve) => {
      timer = setTimeout(() => {
        this.hasEnded = true;
        resolve([unreadable(input.name, `The scan gave up after ${ms / 1000} s.`)]);
      }, ms);
    });
    const done = new Promise<readonly FileResult[] | undefined>((resolve) => {
      this.settle = resolve;
      interrupted.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    if (!this.hasEnded) this.worker.postMessage(input);
    const results = await Promise.race([done, late, failed]);
    clearTimeout(timer);
    this.worker.removeAllListeners('error');
    if (this.hasEnded) await this.end();
    return results;
  }

  async end(): Promise<void> {
    // What it says while it ends concerns nobody any more.
    this.worker.on('error', () => undefined);
    await this.worker.terminate();
  }
}
