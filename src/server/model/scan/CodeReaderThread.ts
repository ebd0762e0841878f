// Reads other people's code in its own thread, so that a slow parse delays no other request and can
// be stopped after a while.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@/domain/Refusal';
import type { ScanTexts } from './openScanner';
import type { Code, ReadCode } from './readCode';

interface CodeReaderOptions {
  /** The file of `runCodeReader`. */
  readonly program: string;
  readonly getTexts: () => ScanTexts;
  /** Milliseconds for a piece of code. */
  readonly limitMs?: number;
  /** Megabytes of heap for the thread. The dearest 200 kB of code that was found take 96. */
  readonly memoryMb?: number;
  /** Milliseconds without work after which the thread's memory is given back. */
  readonly idleMs?: number;
}

/** More would be answered too late. */
const MOST_WAITING = 4;

/** One client's slow code must not keep the others out: it is read, and one more waits. */
const MOST_OF_CLIENT = 2;

/** Far longer than a thread takes to start. */
const START_MS = 10_000;

interface Thread {
  readonly worker: Worker;
  readonly ready: Promise<unknown>;
}

export class CodeReaderThread {
  #thread: Thread | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #ofClients = new Map<string, number>();

  constructor(private readonly options: CodeReaderOptions) {}

  /**
   * One piece after another. Rejects with `Refusal('SCAN_LIMIT')` if it takes too long or too much
   * memory or too many wait, and with what broke if the thread does.
   * @param client whose code it is; none has a part of its own without
   */
  read(code: Code, client?: string): Promise<ReadCode> {
    if (client !== undefined && (this.#ofClients.get(client) ?? 0) >= MOST_OF_CLIENT)
      return Promise.reject(
        new Refusal('SCAN_LIMIT', 'Your other code is being read. Try again when it is done.'),
      );
    if (this.#waiting >= MOST_WAITING)
      return Promise.reject(
        new Refusal('SCAN_LIMIT', 'Other code is being read. Try again in a few seconds.'),
      );
    this.#count(client, 1);
    const reading = this.#last.then(() => this.#readNext(code));
    this.#last = reading.catch(() => undefined).finally(() => this.#count(client, -1));
    return reading;
  }

  #count(client: string | undefined, change: 1 | -1): void {
    this.#waiting += change;
    if (client === undefined) return;
    const own = (this.#ofClients.get(client) ?? 0) + change;
    if (own === 0) this.#ofClients.delete(client);
    else this.#ofClients.set(client, own);
  }

  async #readNext(code: Code): Promise<ReadCode> {
    clearTimeout(this.#idle);
    const { limitMs = 2_000, idleMs = 60_000 } = this.options;
    const { worker, ready } = (this.#thread ??= this.#start());
    try {
      await ready;
      const found = nextMessage(worker, limitMs);
      worker.postMessage(code);
      const read = (await found) as ReadCode;
      this.#idle = setTimeout(() => this.#end(worker), idleMs).unref();
      return read;
    } catch (cause) {
      this.#end(worker);
      throw isOutOfMemory(cause) ? scanLimitReached() : cause;
    }
  }

  #start(): Thread {
    const { program, getTexts, memoryMb = 192 } = this.options;
    const worker = new Worker(program, {
      workerData: getTexts(),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    // Handles errors of an idle thread; a pending request gets them itself.
    worker.once('error', () => this.#end(worker));
    return { worker, ready: nextMessage(worker, START_MS) };
  }

  #end(worker: Worker): void {
    if (this.#thread?.worker === worker) this.#thread = undefined;
    void worker.terminate();
  }
}

async function nextMessage(worker: Worker, limitMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const [message] = (await once(worker, 'message', { signal })) as [unknown];
    return message;
  } catch (cause) {
    throw signal.aborted ? scanLimitReached() : cause;
  }
}

const isOutOfMemory = (cause: unknown): boolean =>
  (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

const scanLimitReached = (): Refusal =>
  new Refusal(
    'SCAN_LIMIT',
    'The code takes too much time or memory to be read. Scan a part of it, or run plimsoll scan.',
  );
