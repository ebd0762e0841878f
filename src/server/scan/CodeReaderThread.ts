// Reads other people's code in a thread of its own: a parser that somebody's text keeps busy holds up
// no other request, and is given up after a while.
import { Worker } from 'node:worker_threads';
import type { Code, ReadCode } from './readCode';

interface CodeReaderOptions {
  /** The file of `runCodeReader`. */
  readonly program: string;
  /** Gives the text of the scan table. */
  readonly getTable: () => string;
  /** Milliseconds for a piece of code. */
  readonly limitMs?: number;
  /** Milliseconds without work after which the thread's memory is given back. */
  readonly idleMs?: number;
}

/** More would be answered too late. */
const MOST_WAITING = 4;

/** Longer than a thread takes to start and to load its parsers. */
const START_MS = 10_000;

const refuse = (message: string): ReadCode => ({ uses: [], notes: [], problem: { message } });

export class CodeReaderThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly options: CodeReaderOptions) {}

  /** One piece after another. Rejects if the thread breaks. */
  read(code: Code): Promise<ReadCode> {
    if (this.#waiting >= MOST_WAITING)
      return Promise.resolve(refuse('Other code is being read. Try again in a few seconds.'));
    this.#waiting += 1;
    const reading = this.#last.then(() => this.#readNext(code));
    this.#last = reading.catch(() => undefined).finally(() => (this.#waiting -= 1));
    return reading;
  }

  async #readNext(code: Code): Promise<ReadCode> {
    clearTimeout(this.#idle);
    const isNew = !this.#worker;
    const worker = (this.#worker ??= this.#start());
    const { limitMs = 2_000, idleMs = 60_000 } = this.options;
    const found = await answerOf(worker, code, isNew ? START_MS + limitMs : limitMs);
    if (found) this.#idle = setTimeout(() => this.#end(worker), idleMs).unref();
    else this.#end(worker);
    return (
      found ?? refuse('It takes too long to be read. Scan a part of it, or run plimsoll scan.')
    );
  }

  #start(): Worker {
    const { program, getTable } = this.options;
    const worker = new Worker(program, { workerData: getTable() });
    worker.unref();
    worker.once('error', () => this.#end(worker));
    return worker;
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}

/** Undefined if it takes longer than the limit. */
function answerOf(worker: Worker, code: Code, limitMs: number): Promise<ReadCode | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve(undefined)), limitMs);
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onFound).off('error', onError);
      act();
    };
    const onFound = (found: ReadCode): void => settle(() => resolve(found));
    const onError = (cause: Error): void => settle(() => reject(cause));
    worker.on('message', onFound).on('error', onError);
    worker.postMessage(code);
  });
}
