// The side of the database's thread that asks. Easy to get wrong: a thread that ended took an open
// transaction with it, so what is left of that transaction must not reach the next thread. And it is
// never terminated: within the driver, that aborts the whole process (docs/decisions/0015).
import { Worker } from 'node:worker_threads';
import { perProcess } from '@/server/platform/memory/perProcess';
import { type Reply, runSqlite, type SqliteOptions, type SqliteQuestion } from './runSqlite';

/** Longer than any statement of ours takes. */
const LIMIT_MS = 30_000;

/** Of its own heap: rows in and out, a hundred at a time. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Packages are found from the folder the server runs in. Loaders may wrap functions by `__name`. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { createRequire } = require('node:module');
  const __name = (wrapped) => wrapped;
  (${runSqlite.toString()})(createRequire(workerData.from), parentPort, workerData);`;

const ENDED = Object.assign(new Error('The thread of the database ended.'), { code: 'EPIPE' });

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (cause: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const running = perProcess('sqliteThreads', () => new Set<SqliteThread>());

/** True while a file is open or a thread is still within the driver. */
export const hasRunningThreads = (): boolean => running.size > 0;

/** One connection to one file, in a thread of its own, so that no disk keeps a request waiting. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #limitMs: number;
  readonly #exit: Promise<void>;
  #lastId = -1;
  #ending: Error | undefined;
  #isClosing = false;

  /** @param program another one, in tests */
  constructor(options: SqliteOptions, { program = PROGRAM, limitMs = LIMIT_MS } = {}) {
    this.#limitMs = limitMs;
    this.#worker = new Worker(program, {
      eval: true,
      workerData: { ...options, from: `${process.cwd()}/package.json` },
      resourceLimits: HEAP,
      stdin: false,
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.once('error', (cause) => this.#end(cause));
    this.#exit = new Promise((resolve) => {
      running.add(this);
      this.#worker.once('exit', () => {
        running.delete(this);
        this.#end(ENDED);
        resolve();
      });
    });
  }

  static async open(
    options: SqliteOptions,
    testing?: { readonly program?: string; readonly limitMs?: number },
  ): Promise<SqliteThread> {
    const thread = new SqliteThread(options, testing);
    try {
      await thread.#wait(LIMIT_MS);
      return thread;
    } catch (cause) {
      thread.#askToEnd();
      throw cause;
    }
  }

  get hasEnded(): boolean {
    return this.#ending !== undefined;
  }

  ask(text: string, parameters: readonly unknown[] = []): Promise<Reply> {
    if (this.#ending) return Promise.reject(this.#ending);
    const reply = this.#wait(this.#limitMs);
    this.#worker.postMessage({ id: this.#lastId, text, parameters } satisfies SqliteQuestion);
    return reply;
  }

  /**
   * Resolves once earlier questions are answered and the thread has ended. The process stays until
   * then, since the caller still has to say how its own work went.
   */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#askToEnd();
    this.#worker.ref();
    await this.#exit;
  }

  /** It does so when the statement under way is over; a disk that hangs holds it until then. */
  #askToEnd(): void {
    this.#worker.postMessage({ id: -1, text: '', parameters: [] } satisfies SqliteQuestion);
  }

  /** The process stays for an answer, but not for a thread that has nothing to do. */
  #wait(limitMs: number): Promise<Reply> {
    const id = (this.#lastId += 1);
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#end(new Error('Query read timeout'));
        this.#askToEnd();
      }, limitMs);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#take(reply.id);
    if (!waiting) return;
    const { failure } = reply;
    if (failure) waiting.reject(Object.assign(new Error(failure.message), failure));
    else waiting.resolve(reply);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0 && !this.#isClosing) this.#worker.unref();
    return waiting;
  }

  #end(cause: Error): void {
    this.#ending ??= cause;
    for (const id of this.#waiting.keys()) this.#take(id)?.reject(this.#ending);
  }
}
