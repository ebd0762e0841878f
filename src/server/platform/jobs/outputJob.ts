import type { Database } from '@/server/platform/database/Database';
import { log } from '@/server/platform/observe/log';
import { RepeatedFault } from '@/server/platform/observe/RepeatedFault';
import type { JobHandler, JobRun } from './JobRunner';
import { endLease, takeLease } from './takeLease';

/** Longer than a run: each call of it ends within 10 s. */
const LEASE_MS = 600_000;

/**
 * A job that hands over what has come since its last run. Each run ends well: what the receiver did not
 * take is there for the next one.
 * @param waiting the sentence for the log while the receiver is away
 */
export function outputJob(
  database: Database,
  { kind, waiting }: { readonly kind: string; readonly waiting: string },
  work: () => Promise<void>,
): Readonly<Record<string, JobHandler>> {
  const fault = new RepeatedFault((error) => log.warn({ err: error }, waiting));
  const run = async (_: unknown, { id: holder }: JobRun): Promise<void> => {
    // Two at once would send the same lines.
    const lease = { name: kind, holder, leaseMs: LEASE_MS };
    if ((await takeLease(database, lease)) === undefined) return;
    try {
      await work();
      fault.succeeded();
    } catch (cause) {
      fault.failed(cause);
    } finally {
      await endLease(database, lease);
    }
  };
  return { [kind]: { run } };
}
