// Looks for newer data once a day and takes up what other instances have activated. The work is done
// by `npm run data -- refresh` in a process of its own, at a lower priority: nothing waits for it, its
// memory is given back as a whole, and it can be killed at any moment.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { DataStore } from '@/server/data/versions/DataStore';
import type { Poll } from '@/server/data/versions/Poll';
import { shareVersions } from '@/server/data/versions/refresh/sharedVersions';
import type { Config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { RepeatedFault } from '@/server/platform/observe/RepeatedFault';

const DAY_MS = 86_400_000;
/** A registry that did not answer is asked again sooner. */
const RETRY_MS = 3_600_000;
const CHECK_MS = 60_000;
const SHARE_MS = 15_000;
/** Compiling takes 260 MB; more is a fault, and no reason to slow the server down. */
const MOST_MB = 1_200;

/** True when it is time to ask the registry. */
export function isDue(poll: Pick<Poll, 'at' | 'outcome'> | undefined, now = Date.now()): boolean {
  if (!poll) return true;
  return now - Date.parse(poll.at) >= (poll.outcome === 'FAILED' ? RETRY_MS : DAY_MS);
}

/** Called once an instance, whatever number of processes answers. */
export function keepDataFresh({ dataDir, databaseUrl, refresh }: Config): void {
  if (databaseUrl !== undefined) followOthers(new DataStore(dataDir));
  if (!refresh.isDaily) return;
  const store = new DataStore(dataDir, { isForReaders: true });
  let running: ChildProcess | undefined;
  /** When one ended that has left no record, as where the folder cannot be written. */
  let lostAt = -Infinity;
  process.once('exit', () => running?.kill());
  const look = (): void => {
    const before = store.poll();
    if (running || !isDue(before) || Date.now() - lostAt < RETRY_MS) return;
    running = startRefresh();
    running.once('close', () => {
      running = undefined;
      const poll = store.poll();
      if (poll?.at === before?.at) lostAt = Date.now();
      report(poll, before);
    });
  };
  // Instances that start together do not ask together.
  setTimeout(
    () => {
      look();
      setInterval(look, CHECK_MS).unref();
    },
    CHECK_MS * (1 + Math.random()),
  ).unref();
}

function followOthers(store: DataStore): void {
  const fault = new RepeatedFault((error) => log.warn({ err: error }, 'data of other instances'));
  setInterval(() => {
    openDatabase()
      .then((database) => shareVersions(database, store))
      .then(
        () => fault.succeeded(),
        (error: unknown) => fault.failed(error),
      );
  }, SHARE_MS).unref();
}

function startRefresh(): ChildProcess {
  const program = join('.plimsoll', 'data.cjs');
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MOST_MB}`, program, 'refresh', 'daily refresh'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let says = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (says += text));
  child.once('error', (error) => log.error({ err: error }, 'data refresh'));
  child.once('close', (code, signal) => {
    if (code !== 0) log.debug({ code, signal, says: says.trim() }, 'data refresh');
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The server keeps running all the same.
  }
  return child;
}

/** An outcome that has not changed was logged before. */
function report(poll: Poll | undefined, before: Poll | undefined): void {
  if (!poll || poll.at === before?.at)
    return log.error('The data refresh ended before it was done. It is tried again.');
  const { outcome, says } = poll;
  if (outcome === before?.outcome && says === before.says) return;
  const isWell = outcome === 'CURRENT' || outcome === 'ACTIVATED';
  log[isWell ? 'info' : 'warn']({ outcome, says }, 'data refresh');
}
