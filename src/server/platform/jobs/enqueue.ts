// Work for later → a row, in the transaction of its cause: a rollback leaves no job behind, and a
// committed job is done even if this process ends.
import { randomBytes } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import type { JobRow } from '@/server/platform/database/JobTables';
import { wakeRunners } from './wakeRunners';

export interface NewJob {
  /** Names the handler. */
  readonly kind: string;
  /** Whatever JSON can say. */
  readonly payload: unknown;
  /** While one with this key is open, another of the same kind is not added. */
  readonly dedupeKey?: string;
  /** Milliseconds since 1970; by default at once. */
  readonly runAt?: number;
  readonly maxAttempts?: number;
}

/** How often a job is tried in all. */
const MAX_ATTEMPTS = 5;

/**
 * Call it inside `inTransaction`, together with what makes the job necessary. A job may run twice,
 * where a process dies after its work, so a handler takes its id for an idempotency key.
 * @returns its id, or undefined if an open one has its key
 */
export async function enqueue(
  transaction: Database,
  { kind, payload, dedupeKey, runAt, maxAttempts = MAX_ATTEMPTS }: NewJob,
): Promise<string | undefined> {
  const now = await transaction.now();
  const job: JobRow = {
    id: randomBytes(16).toString('base64url'),
    kind,
    dedupe_key: dedupeKey ?? null,
    payload: JSON.stringify(payload),
    run_at: runAt ?? now,
    attempts: 0,
    max_attempts: maxAttempts,
    locked_by: null,
    locked_until: null,
    created_at: now,
    done_at: null,
    failed_at: null,
    last_error: null,
  };
  const { numInsertedOrUpdatedRows } = await transaction
    .connection()
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'dedupe_key'])
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .doNothing(),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  wakeRunners();
  return job.id;
}
