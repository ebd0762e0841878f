import { log } from '@/server/platform/observe/log';
import { orSilent } from './orSilent';
import { storageUnavailable } from './storageFailure';

export interface TransactionLimit {
  /** Names the work in the log: a mutation's field, say. */
  readonly name?: string | undefined;
  /** Milliseconds; Infinity for a program of its own that nobody waits for. */
  readonly limitMs?: number;
}

/** Less than a gateway waits, more than any change of ours takes on a slow disk. */
const LIMIT_MS = 10_000;

const LATE = Symbol('late');

/**
 * Rejects where the work of a transaction takes longer than its limit, so that it is undone: others
 * wait for it. The log names it, by where it began if it has no name.
 */
export async function limitTransaction<T>(
  work: () => Promise<T>,
  { name, limitMs = LIMIT_MS }: TransactionLimit = {},
): Promise<T> {
  if (limitMs === Infinity) return work();
  const begun = new Error(`The transaction ${name ?? 'that began here'} took too long.`);
  const done = await orSilent(work(), LATE, limitMs);
  if (done !== LATE) return done;
  log.warn(
    { transaction: name, err: begun, limitMs },
    'A transaction was undone: it took too long.',
  );
  throw storageUnavailable('a change held it for too long', begun);
}
