// The states of a job: open → claimed until a moment → done, open again or failed. Easy to get wrong:
// who claimed it may have been too slow and another has it by now, so nothing is noted without
// asking whether it is still one's own.
import type { Database } from '@/server/platform/database/Database';
import type { JobRow } from '@/server/platform/database/JobTables';

interface Claim {
  /** The name of the claim, different each time. */
  readonly holder: string;
  readonly limit: number;
  /** How long they are the holder's, in milliseconds, unless that is renewed. */
  readonly leaseMs: number;
  /** Which it can do. */
  readonly kinds: readonly string[];
}

const openJobs = (database: Database) =>
  database
    .connection()
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null);

/** Claims the oldest due jobs for the holder only. */
export async function claimJobs(
  database: Database,
  { holder, limit, leaseMs, kinds }: Claim,
): Promise<JobRow[]> {
  const now = await database.now();
  const isPostgres = database.kind === 'postgres';
  const findDue = () =>
    openJobs(database)
      .where('run_at', '<=', now)
      .where('kind', 'in', kinds)
      .where(({ eb, or }) => or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
      .whereRef('attempts', '<', 'max_attempts')
      .orderBy('run_at')
      .orderBy('id')
      .limit(limit);
  // Looking locks nothing, and mostly there is nothing to do.
  if (!(await findDue().executeTakeFirst())) return [];
  const claimed = await database.inTransaction(() =>
    database
      .connection()
      .updateTable('jobs')
      .set(({ eb }) => ({
        locked_by: holder,
        locked_until: now + leaseMs,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', isPostgres ? findDue().forUpdate().skipLocked() : findDue())
      .returningAll()
      .execute(),
  );
  return claimed.sort((a, b) => a.run_at - b.run_at);
}

type JobNote = Partial<
  Pick<
    JobRow,
    'payload' | 'locked_by' | 'locked_until' | 'last_error' | 'done_at' | 'failed_at' | 'run_at'
  >
>;

/** @returns whether it was still the holder's; otherwise another one has tried it, too */
function noteJob(
  database: Database,
  { id, locked_by }: JobRow,
  note: (now: number) => JobNote,
): Promise<boolean> {
  return database.inTransaction(async () => {
    const { numUpdatedRows } = await database
      .connection()
      .updateTable('jobs')
      .set(note(await database.now()))
      .where('id', '=', id)
      .where('locked_by', '=', locked_by)
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  });
}

/** @returns whether it is still the holder's */
export const renewJob = (database: Database, job: JobRow, leaseMs: number): Promise<boolean> =>
  noteJob(database, job, (now) => ({ locked_until: now + leaseMs }));

/**
 * Erases the job's input: afterwards people only look up that it was done.
 * @returns false if another holder has claimed it meanwhile
 */
export const finishJob = (database: Database, job: JobRow): Promise<boolean> =>
  noteJob(database, job, (now) => ({
    done_at: now,
    locked_until: null,
    last_error: null,
    payload: '{}',
  }));

const MAX_ERROR_LENGTH = 500;

/** Tries it again after `retryAfterMs`, or gives it up where that is undefined. */
export const failJob = (
  database: Database,
  job: JobRow,
  { error, retryAfterMs }: { readonly error: string; readonly retryAfterMs?: number | undefined },
): Promise<boolean> =>
  noteJob(database, job, (now) => ({
    locked_by: null,
    locked_until: null,
    last_error: error.slice(0, MAX_ERROR_LENGTH),
    ...(retryAfterMs === undefined ? { failed_at: now } : { run_at: now + retryAfterMs }),
  }));

const DIED = 'The process that ran it ended before it was done, at the last attempt.';

/** Fails the jobs whose last attempt died with its process: no one will claim them again. */
export async function buryJobs(database: Database): Promise<JobRow[]> {
  const now = await database.now();
  const findDead = () =>
    openJobs(database).where('locked_until', '<', now).whereRef('attempts', '>=', 'max_attempts');
  if (!(await findDead().executeTakeFirst())) return [];
  return (
    database
      .connection()
      .updateTable('jobs')
      .set({ failed_at: now, last_error: DIED })
      .where('id', 'in', findDead())
      // Looked at again where another process has just buried it.
      .where('failed_at', 'is', null)
      .returningAll()
      .execute()
  );
}

/** Removes jobs done before a moment; failed ones stay visible. */
export async function forgetDoneJobs(database: Database, before: number): Promise<void> {
  await database.connection().deleteFrom('jobs').where('done_at', '<', before).execute();
}
