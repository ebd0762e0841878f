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
  const interruption = new Promise<undefined>((resolve) =>
    options.interrupted.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  const threads = { ...options, threads: count };
  await Promise.all(
    Array.from({ length: count }, async () => {
      let thread: Thread | undefined;
      for (let next = queue.pop(); next && !options.interrupted.aborted; next = queue.pop()) {
        thread ??= new Thread(threads);
        const found = await thread.scan(next, threads, interruption);
        if (thread.hasEnded) thread = undefined;
        if (found) results.push(...found);
        options.onDone(next);
      }
      await thread?.end();
    }),
  );
  return results;
}

type Results = readonly FileResult[];

class Thread {
  hasEnded = false;
  private readonly worker: Worker;
  private readonly ready: Promise<unknown>;
  /** Its error, whenever that comes. */
  private readonly failed: Promise<Error>;
  private settle: (results: Results) => void = () => undefined;

  constructor({ program, data }: Threads) {
    this.worker = new Worker(program, { workerData: data });
    this.ready = new Promise((resolve) => this.worker.once('message', resolve));
    this.failed = new Promise((resolve) => this.worker.once('error', resolve));
    this.worker.on('message', (results: unknown) => {
      if (results !== 'ready') this.settle(results as Results);
    });
  }

  /** Undefined where it was interrupted. */
  async scan(
    input: ScanInput,
    { msPerFile, threads }: Threads,
    interruption: Promise<undefined>,
  ): Promise<Results | undefined> {
    const failed = this.failed.then((error) => {
      this.hasEnded = true;
      return [unreadable(input.name, `The scan of it failed: ${error.message}.`)];
    });
    await Promise.race([this.ready, failed]);
    const done = new Promise<Results>((resolve) => {
      this.settle = resolve;
    });
    this.worker.postMessage(input);
    const limit = new CpuLimit(msPerFile * threads);
    const late = limit.reached.then(() => {
      this.hasEnded = true;
      return [unreadable(input.name, `The scan gave up after ${msPerFile / 1000} s.`)];
    });
    const results = await Promise.race([done, late, failed, interruption]);
    limit.clear();
    if (this.hasEnded) await this.end();
    return results;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/**
 * So much computing by the process. What another program takes of the machine meanwhile says nothing
 * about a file.
 */
class CpuLimit {
  readonly reached: Promise<void>;
  private readonly start = process.cpuUsage();
  private timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.reached = new Promise((resolve) => {
      this.timer = setInterval(
        () => {
          const { user, system } = process.cpuUsage(this.start);
          if ((user + system) / 1000 >= ms) resolve();
        },
        Math.min(CHECK_MS, ms),
      );
    });
  }

  clear(): void {
    clearInterval(this.timer);
  }
}

const CHECK_MS = 200;
