import { AsyncResource } from 'node:async_hooks';
import { perProcess } from '@/server/platform/memory/perProcess';

// Shortens the wait for jobs that this process itself adds; others are found by looking.
const alarms = perProcess('jobAlarms', () => new Set<() => void>());

/** A transaction may not be committed yet, so the runner looks a moment later. */
const MOMENT_MS = 20;

/** The alarm runs outside the transaction that adds a job: that one may be over by then. */
export const onWake = (alarm: () => void): (() => void) => {
  const apart = AsyncResource.bind(alarm);
  alarms.add(apart);
  return () => void alarms.delete(apart);
};

export function wakeRunners(): void {
  for (const alarm of alarms) setTimeout(alarm, MOMENT_MS).unref();
}
