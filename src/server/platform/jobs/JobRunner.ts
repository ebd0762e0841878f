// Open jobs → calls of their handlers, a few at a time. Easy to get wrong: a handler that is slower
// than its lease would be started a second time elsewhere, so leases are renewed while it runs.
import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import type { JobRow } from '@/server/platform/database/JobTables';
import { RepeatedFault } from '@/server/platform/observe/RepeatedFault';
import { buryJobs, claimJobs, failJob, finishJob, renewJob } from './claimJobs';
import { JobFailure } from './JobFailure';
import { onWake } from './wakeRunners';

export interface JobRun {
  /** The same in every attempt: what makes an effect that is repeated one effect. */
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

export interface JobHandler {
  run(payload: unknown, job: JobRun): Promise<void>;
  /** Called with a job that failed for good, to notify the people concerned. */
  onDead?(
    payload: unknown,
    failure: { readonly id: string; readonly error: string },
  ): Promise<void>;
}

interface JobRunnerOptions {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** How long a job is a runner's before another may take it, in milliseconds. */
  readonly leaseMs?: number;
  /** How often it looks for work, in milliseconds. */
  readonly pollMs?: number;
  readonly concurrency?: number;
  /** Milliseconds before attempt 2, 3 and so on; the last one is for all further attempts. */
  readonly backOffMs?: readonly number[];
  /** Hears of a job that broke, with its kind, and once of why it cannot look for jobs. */
  readonly onFault: (error: unknown, kind?: string) => void;
}

const LEASE_MS = 30_000;
const POLL_MS = 1_000;
const CONCURRENCY = 4;

/** A receiver that restarts is back within a minute, one with an outage within the hour. */
const BACK_OFF_MS = [10_000, 60_000, 600_000, 3_600_000];

const MAX_PAUSE_MS = 3_600_000;

export class JobRunner {
  readonly #options: Required<JobRunnerOptions>;
  readonly #lookFault: RepeatedFault;
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<number> | undefined;
  #isStopped = false;
  #stopWaking: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    options: JobRunnerOptions,
  ) {
    this.#options = {
      leaseMs: LEASE_MS,
      pollMs: POLL_MS,
      concurrency: CONCURRENCY,
      backOffMs: BACK_OFF_MS,
      ...options,
    };
    this.#lookFault = new RepeatedFault((error) => options.onFault(error));
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), this.#options.pollMs);
    this.#timer.unref();
    this.#stopWaking = onWake(() => void this.look());
  }

  /** Takes no more jobs, and resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#stopWaking();
    // It may begin a job yet, and needs the database until it is through.
    await this.#looking;
    await Promise.all(this.#underWay);
  }

  /** Runs everything that is due, and what that adds. */
  async drain(): Promise<void> {
    for (;;) {
      const isIdle = (await this.look()) === 0 && this.#underWay.size === 0;
      if (isIdle) return;
      await Promise.all(this.#underWay);
    }
  }

  /** Starts due jobs while there is room. @returns how many it started */
  async look(): Promise<number> {
    const limit = this.#options.concurrency - this.#underWay.size;
    if (this.#looking || this.#isStopped || limit <= 0) return 0;
    this.#looking = this.#startDue(limit);
    return this.#looking.finally(() => (this.#looking = undefined));
  }

  async #startDue(limit: number): Promise<number> {
    const { handlers, leaseMs } = this.#options;
    try {
      const claim = { holder: randomUUID(), limit, leaseMs, kinds: Object.keys(handlers) };
      const jobs = await claimJobs(this.database, claim);
      if (jobs.length === 0) await this.#bury();
      for (const job of jobs) this.#begin(job);
      this.#lookFault.succeeded();
      return jobs.length;
    } catch (error) {
      this.#lookFault.failed(error);
      return 0;
    }
  }

  #begin(job: JobRow): void {
    const running = this.#run(job)
      .catch((error: unknown) => this.#options.onFault(error, job.kind))
      .finally(() => {
        this.#underWay.delete(running);
        if (this.#timer) void this.look();
      });
    this.#underWay.add(running);
  }

  async #run(job: JobRow): Promise<void> {
    const { handlers, leaseMs } = this.#options;
    const heartbeat = setInterval(
      () => void renewJob(this.database, job, leaseMs).catch(() => undefined),
      leaseMs / 3,
    );
    try {
      await handlers[job.kind]!.run(JSON.parse(job.payload), {
        id: job.id,
        attempt: job.attempts,
        isLastAttempt: job.attempts >= job.max_attempts,
      });
    } catch (cause) {
      return await this.#fail(job, cause);
    } finally {
      clearInterval(heartbeat);
    }
    await finishJob(this.database, job);
  }

  async #fail(job: JobRow, cause: unknown): Promise<void> {
    const error = cause instanceof Error ? cause.message : String(cause);
    const isFinal = cause instanceof JobFailure && cause.isFinal;
    if (!(cause instanceof JobFailure)) this.#options.onFault(cause, job.kind);
    if (!isFinal && job.attempts < job.max_attempts)
      return void (await failJob(this.database, job, {
        error,
        retryAfterMs: Math.max(this.#pauseAfter(job.attempts), pauseAsked(cause)),
      }));
    await this.database.inTransaction(async () => {
      // One that another has taken over is not dead yet.
      if (await failJob(this.database, job, { error })) await this.#announceDeath(job, error);
    });
  }

  /** Some more or less than its step, so that what failed together does not come back together. */
  #pauseAfter(attempts: number): number {
    const steps = this.#options.backOffMs;
    const step = steps[Math.min(attempts, steps.length) - 1] ?? 0;
    return Math.round(step * (0.8 + 0.4 * Math.random()));
  }

  async #bury(): Promise<void> {
    await this.database.inTransaction(async () => {
      for (const job of await buryJobs(this.database))
        await this.#announceDeath(job, job.last_error ?? '');
    });
  }

  async #announceDeath({ kind, payload, id }: JobRow, error: string): Promise<void> {
    await this.#options.handlers[kind]?.onDead?.(JSON.parse(payload), { id, error });
  }
}

/** The wait that a receiver asks for, with a limit: a late message would say nothing new. */
const pauseAsked = (cause: unknown): number =>
  cause instanceof JobFailure ? Math.min(cause.retryAfterMs, MAX_PAUSE_MS) : 0;
