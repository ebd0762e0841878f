// Many files at once: each thread takes the next file when it is done with one. A thread that takes
// too long over a file is ended and another started in its place.
import { Worker } from 'node:worker_threads';
import type { Outline } from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';
import type { FileResult } from './FoundUse';
import { selectScripts } from './outlineFiles';
import type { ScanWorkerData, ThreadReply, ThreadRequest } from './runScanWorker';
import { toUnreadable } from './scanFile';
import { SharedTexts } from './SharedTexts';

interface Threads {
  readonly program: string;
  readonly data: Omit<ScanWorkerData, 'names'>;
  readonly threads: number;
  readonly msPerFile: number;
  /** Ends the scan early; what is scanned by then is kept. */
  readonly interrupted: AbortSignal;
  readonly onDone: (input: FoundFile) => void;
}

type OpenThreads = Omit<Threads, 'data'> & { readonly data: ScanWorkerData };

/** So much work is worth a thread of its own. */
const BYTES_A_THREAD = 500_000;

export async function scanFiles(
  inputs: readonly FoundFile[],
  options: Threads,
): Promise<readonly FileResult[]> {
  const bytes = inputs.reduce((sum, input) => sum + input.bytes, 0);
  const count = Math.min(options.threads, inputs.length, Math.ceil(bytes / BYTES_A_THREAD) || 1);
  // The largest first, so that the threads end together.
  const queue = [...inputs].sort((a, b) => a.bytes - b.bytes);
  const results: FileResult[] = [];
  const texts = new SharedTexts();
  const interruption = new Promise<undefined>((resolve) =>
    options.interrupted.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  const linked = selectScripts(inputs);
  const outlines: (Outline | undefined)[] = linked.map(() => undefined);
  const names = linked.map(({ name }) => name);
  const threads = { ...options, data: { ...options.data, names }, threads: count };
  const toOutline = linked.map((_, at) => at);
  const open = Array.from({ length: count }, (): Thread | undefined => undefined);
  const each = (work: (at: number) => Promise<void>) => Promise.all(open.map((_, at) => work(at)));
  const ask = async (at: number, request: ThreadRequest): Promise<ThreadReply | undefined> => {
    const thread = (open[at] ??= new Thread(threads));
    const reply = await thread.ask(request, threads, interruption);
    if (thread.hasEnded) open[at] = undefined;
    return reply;
  };
  if (names.length > 1)
    await each(async (at) => {
      let next = toOutline.pop();
      for (; next !== undefined && !options.interrupted.aborted; next = toOutline.pop()) {
        const reply = await ask(at, { kind: 'outline', input: linked[next]! });
        if (reply?.kind === 'outlined') outlines[next] = reply.outline;
      }
    });
  await each(async (at) => {
    let ready: Thread | undefined;
    for (let next = queue.pop(); next && !options.interrupted.aborted; next = queue.pop()) {
      if (names.length > 1 && (ready === undefined || ready !== open[at])) {
        await ask(at, { kind: 'project', outlines });
        ready = open[at];
      }
      const reply = await ask(at, { kind: 'scan', input: next });
      if (reply?.kind === 'scanned') results.push(...reply.results.map(texts.share));
      else if (reply?.kind === 'failed') results.push(toUnreadable(next.name, reply.message));
      options.onDone(next);
    }
    await open[at]?.end();
  });
  return results;
}

class Thread {
  hasEnded = false;
  private readonly worker: Worker;
  private readonly ready: Promise<unknown>;
  /** Its error, whenever that comes. */
  private readonly failed: Promise<Error>;
  private settle: (reply: ThreadReply) => void = () => undefined;

  constructor({ program, data }: OpenThreads) {
    // A host of the library may run with flags that no thread takes.
    this.worker = new Worker(program, { workerData: data, execArgv: [] });
    this.ready = new Promise((resolve) => this.worker.once('message', resolve));
    this.failed = new Promise((resolve) => this.worker.once('error', resolve));
    this.worker.on('message', (reply: unknown) => {
      if (reply !== 'ready') this.settle(reply as ThreadReply);
    });
  }

  /** Undefined if it was interrupted. */
  async ask(
    request: ThreadRequest,
    { msPerFile, threads }: OpenThreads,
    interruption: Promise<undefined>,
  ): Promise<ThreadReply | undefined> {
    const failed = this.failed.then((error): ThreadReply => {
      this.hasEnded = true;
      return { kind: 'failed', message: `The scan of it failed: ${error.message}.` };
    });
    await Promise.race([this.ready, failed]);
    const done = new Promise<ThreadReply>((resolve) => {
      this.settle = resolve;
    });
    this.worker.postMessage(request);
    const ms = msPerFile * ('input' in request ? Math.max(1, request.input.bytes / 1e6) : 1);
    const limit = new CpuLimit(ms * threads);
    const late = limit.reached.then((): ThreadReply => {
      this.hasEnded = true;
      return { kind: 'failed', message: `The scan stopped after ${Math.round(ms) / 1000} s.` };
    });
    const reply = await Promise.race([done, late, failed, interruption]);
    limit.clear();
    if (this.hasEnded) await this.end();
    return reply;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/**
 * A limit on computing time of the process. Time that other programs take says nothing about a
 * file.
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
