/**
 * PostgreSQL codes for “rolled back, try again”: serialization failure, deadlock, lock not
 * available.
 */
const POSTGRES_CODES = ['40001', '40P01', '55P03'];

/** SQLITE_BUSY; extended error codes keep it in the low byte. */
const SQLITE_BUSY = 5;

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** Reruns `work` after a transient database failure. All its changes must be in one transaction. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (attempt === ATTEMPTS || !isPassing(cause)) throw cause;
      await new Promise((resolve) =>
        setTimeout(resolve, Math.random() * FIRST_PAUSE_MS * 2 ** attempt),
      );
    }
  }
}

function isPassing(cause: unknown): boolean {
  const { code, errcode } = (cause ?? {}) as {
    readonly code?: unknown;
    readonly errcode?: unknown;
  };
  return (
    POSTGRES_CODES.includes(String(code)) ||
    (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY)
  );
}
