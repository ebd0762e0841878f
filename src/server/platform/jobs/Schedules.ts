// Work at regular times, by one of all processes that share a database. Each time adds a job with
// that time as its key, so that a late leader cannot add it twice.
import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import { RepeatedFault } from '@/server/platform/observe/RepeatedFault';
import { enqueue } from './enqueue';
import { endLease, takeLease } from './takeLease';

interface Schedule {
  /** The kind of the job it adds, whose payload is `{ at }`. */
  readonly kind: string;
  readonly everyMs: number;
}

interface SchedulesOptions {
  readonly schedules: readonly Schedule[];
  readonly leaseMs?: number;
  /** Hears once of why it cannot look. */
  readonly onFault: (error: unknown) => void;
}

const LEASE_MS = 30_000;
const LEASE_NAME = 'schedules';

export class Schedules {
  readonly #holder = randomUUID();
  readonly #added = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly options: SchedulesOptions,
  ) {}

  /** Three looks a lease: a leader renews in time, and one that is gone is replaced within two. */
  start(): void {
    const { leaseMs = LEASE_MS, onFault } = this.options;
    const fault = new RepeatedFault(onFault);
    const look = (): void =>
      void this.look().then(
        () => fault.succeeded(),
        (error: unknown) => fault.failed(error),
      );
    this.#timer = setInterval(look, leaseMs / 3);
    this.#timer.unref();
    look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await endLease(this.database, { name: LEASE_NAME, holder: this.#holder });
  }

  /** Adds due jobs if this process leads. @returns true if it leads */
  async look(): Promise<boolean> {
    const { schedules, leaseMs = LEASE_MS } = this.options;
    const lease = { name: LEASE_NAME, holder: this.#holder, leaseMs };
    if ((await takeLease(this.database, lease)) === undefined) return false;
    const now = await this.database.now();
    for (const { kind, everyMs } of schedules) {
      const at = Math.floor(now / everyMs) * everyMs;
      if (this.#added.get(kind) === at) continue;
      await this.#addOnce(kind, at);
      this.#added.set(kind, at);
    }
    return true;
  }

  /** A job of that time that is done by now stands for it, too. */
  async #addOnce(kind: string, at: number): Promise<void> {
    const dedupeKey = `at ${at}`;
    await this.database.inTransaction(async () => {
      const done = await this.database
        .connection()
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind)
        .where('dedupe_key', '=', dedupeKey)
        .executeTakeFirst();
      if (!done) await enqueue(this.database, { kind, payload: { at }, dedupeKey });
    });
  }
}
