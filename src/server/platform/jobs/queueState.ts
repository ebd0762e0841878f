import type { Database } from '@/server/platform/database/Database';

export interface QueueState {
  readonly kinds: readonly QueuedKind[];
  /** Milliseconds for which the job has been due that waits longest; 0 if none waits. */
  readonly oldestMs: number;
}

export interface QueuedKind {
  readonly kind: string;
  /** Due, and not begun. */
  readonly waiting: number;
  /** Open jobs whose last attempt did not succeed: they are tried again. */
  readonly retried: number;
  /** Those that failed for good within the last day. */
  readonly failed: number;
}

const DAY_MS = 86_400_000;

/** The jobs that wait, are tried again, or failed, by kind; kinds without any are left out. */
export async function queueState(database: Database): Promise<QueueState> {
  const now = await database.now();
  const open = await database
    .connection()
    .selectFrom('jobs')
    .select(({ fn, eb }) => [
      'kind',
      fn.sum<number>(eb.case().when('run_at', '<=', now).then(1).else(0).end()).as('waiting'),
      fn
        .sum<number>(eb.case().when('last_error', 'is not', null).then(1).else(0).end())
        .as('retried'),
      fn.min('run_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(({ eb, or }) => or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
    .groupBy('kind')
    .execute();
  const failed = await database
    .connection()
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('done_at', 'is', null)
    .where('failed_at', '>', now - DAY_MS)
    .groupBy('kind')
    .execute();
  const names = new Set([...open, ...failed].map(({ kind }) => kind));
  const oldest = Math.min(now, ...open.map((one) => Number(one.oldest)));
  return {
    oldestMs: now - oldest,
    kinds: [...names].map((kind) => {
      const waits = open.find((one) => one.kind === kind);
      return {
        kind,
        waiting: Number(waits?.waiting ?? 0),
        retried: Number(waits?.retried ?? 0),
        failed: Number(failed.find((one) => one.kind === kind)?.count ?? 0),
      };
    }),
  };
}
