/**
 * PostgreSQL codes for “rolled back, try again”: serialization failure, deadlock, lock not
 * available.
 */
const POSTGRES_CODES = ['40001', '40P01', '55P03'];

/** SQLITE_BUSY; extended error codes keep it in the low byte. */
const SQLITE_BUSY = 5;

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** How long another process may keep the file locked, and how often that is looked at. */
export const LOCK_LIMIT_MS = 5_000;
const LOCK_PAUSE_MS = 60;

/**
 * Runs `work` again where the database undid it for reasons of the moment. Whatever it changes must
 * be inside one transaction.
 */
export async function withTransactionRetries<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + LOCK_LIMIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      const isBusy = isLocked(cause);
      const isLast = performance.now() > until || (!isBusy && attempt >= ATTEMPTS);
      if (isLast || !(isBusy || isUndone(cause))) throw cause;
      await (isBusy ? pauseForLock() : pauseUpTo(FIRST_PAUSE_MS * 2 ** attempt));
    }
  }
}

function isUndone(cause: unknown): boolean {
  return POSTGRES_CODES.includes(String((cause as { readonly code?: unknown } | null)?.code));
}

/** SQLite's words for SQLITE_BUSY: the driver gives no code for statements that return rows. */
const LOCKED = 'database is locked';

/** True if another process that writes kept SQLite waiting. */
export function isLocked(cause: unknown): boolean {
  const { errcode, message } = (cause ?? {}) as {
    readonly errcode?: unknown;
    readonly message?: unknown;
  };
  return (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY) || message === LOCKED;
}

export const pauseForLock = (): Promise<void> => pauseUpTo(LOCK_PAUSE_MS);

/** A random length, so that two waiting transactions do not meet again. */
const pauseUpTo = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * ms));
