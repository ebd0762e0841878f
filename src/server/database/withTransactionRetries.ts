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
const LOCK_LIMIT_MS = 5_000;
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
      const isLast = isBusy ? performance.now() > until : attempt >= ATTEMPTS;
      if (isLast || !(isBusy || isUndone(cause))) throw cause;
      const pauseMs = isBusy ? LOCK_PAUSE_MS : FIRST_PAUSE_MS * 2 ** attempt;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs));
    }
  }
}

function isUndone(cause: unknown): boolean {
  return POSTGRES_CODES.includes(String((cause as { readonly code?: unknown } | null)?.code));
}

function isLocked(cause: unknown): boolean {
  const { errcode } = (cause ?? {}) as { readonly errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}
