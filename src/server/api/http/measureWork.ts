// Metrics of what goes on behind requests: jobs, messages, synced audiences, and the daily refresh.
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Poll, PollOutcome } from '@/server/data/versions/Poll';
import type { QueueState } from '@/server/platform/jobs/queueState';
import { messageTallies } from '@/server/platform/observe/tally';
import type { SourceState } from '@/server/teams/sources/sourceState';

export interface WorkSources {
  readonly queue: () => Promise<QueueState>;
  readonly sources: () => Promise<SourceState>;
  /** The last look for newer data; undefined before the first. */
  readonly refresh: () => Poll | undefined;
}

type Registers = Registry[];

export function measureWork(work: WorkSources, registers: Registers): void {
  measureQueue(work, registers);
  measureMessages(registers);
  measureSources(work, registers);
  measureRefresh(work, registers);
}

/**
 * Gauges are collected at the same moment, so one read serves all that show a part of it. Without a
 * database there are no numbers, rather than zeros: that alarm rings by itself.
 */
function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let underWay: Promise<Value | undefined> | undefined;
  return () =>
    (underWay ??= read()
      .catch(() => undefined)
      .finally(() => (underWay = undefined)));
}

function measureQueue(work: WorkSources, registers: Registers): void {
  const readQueue = readOnce(work.queue);
  new Gauge({
    name: 'plimsoll_jobs',
    help: 'Jobs by kind: waiting (due and not begun), retried (open after a failure), failed (for good, within a day).',
    labelNames: ['kind', 'state'],
    aggregator: 'max',
    registers,
    async collect() {
      const state = await readQueue();
      this.reset();
      for (const { kind, waiting, retried, failed } of state?.kinds ?? [])
        for (const [name, count] of Object.entries({ waiting, retried, failed }))
          this.set({ kind, state: name }, count);
    },
  });
  new Gauge({
    name: 'plimsoll_jobs_oldest_seconds',
    help: 'How long the job that waits longest has been due; 0 where none waits.',
    aggregator: 'max',
    registers,
    async collect() {
      const state = await readQueue();
      if (state) this.set(state.oldestMs / 1_000);
    },
  });
}

function measureMessages(registers: Registers): void {
  new Counter({
    name: 'plimsoll_messages_total',
    help: 'Attempts to send by email and webhook, by outcome.',
    labelNames: ['by', 'outcome'],
    registers,
    collect() {
      this.reset();
      const tallies = messageTallies();
      for (const by of ['mail', 'webhook'])
        for (const outcome of ['sent', 'failed'])
          this.inc({ by, outcome }, tallies.get(`${by} ${outcome}`) ?? 0);
    },
  });
}

function measureSources(work: WorkSources, registers: Registers): void {
  const readSources = readOnce(work.sources);
  new Gauge({
    name: 'plimsoll_audience_sources',
    help: 'Audiences synced from analytics, by whether their last sync succeeded.',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      const found = await readSources();
      if (!found) return;
      this.set({ state: 'answering' }, found.answering);
      this.set({ state: 'failing' }, found.failing);
    },
  });
  new Gauge({
    name: 'plimsoll_audience_sources_latest_seconds',
    help: 'Time since the last answer of the source that is late the longest; 0 where none is late.',
    aggregator: 'max',
    registers,
    async collect() {
      const found = await readSources();
      if (found) this.set(found.latestMs / 1_000);
    },
  });
}

const OUTCOMES: readonly PollOutcome[] = ['CURRENT', 'ACTIVATED', 'HELD', 'REJECTED', 'FAILED'];

function measureRefresh({ refresh }: WorkSources, registers: Registers): void {
  new Gauge({
    name: 'plimsoll_refresh_age_seconds',
    help: 'Time since the last look for newer data.',
    aggregator: 'max',
    registers,
    collect() {
      const poll = refresh();
      if (poll) this.set((Date.now() - Date.parse(poll.at)) / 1_000);
    },
  });
  new Gauge({
    name: 'plimsoll_refresh_outcome',
    help: '1 for the outcome of the last look for newer data, 0 for the others.',
    labelNames: ['outcome'],
    aggregator: 'max',
    registers,
    collect() {
      const poll = refresh();
      for (const outcome of poll ? OUTCOMES : [])
        this.set({ outcome: outcome.toLowerCase() }, poll?.outcome === outcome ? 1 : 0);
    },
  });
}
