// Retries an attempt up to five times with exponential backoff and jitter. Rules and reasons:
// docs/decisions/0007-retries-and-idempotency.md. Pitfall: a timeout doesn't mean that the server
// did no work, so only pass operations that are safe to repeat.
import type { ServerConnection } from './connection';
import { RequestError } from './RequestError';

/** Total attempts, including the first. */
export const RETRY_ATTEMPTS = 5;

/** Milliseconds; the pause after the n-th failure is a random part of this times 2ⁿ. */
export const RETRY_INITIAL_DELAY_MS = 300;

/** Milliseconds; if the server asks for a longer pause, show the error instead of retrying. */
export const RETRY_AFTER_LIMIT_MS = 30_000;

/**
 * Too many requests, and the statuses with which a proxy reports that the server behind it is down.
 */
const RETRYABLE_STATUSES: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);

export interface RetryOptions {
  /** Aborts pauses and attempts; the promise then rejects. */
  readonly signal: AbortSignal;
  readonly connection: ServerConnection;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

/**
 * Repeats `attempt` until it resolves, fails permanently, has failed five times or is aborted;
 * rejects with the last error.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { signal, connection, random }: RetryOptions,
): Promise<T> {
  const trial = connection.open();
  let delayMs: number | undefined = 0;
  try {
    for (let failures = 1; ; failures += 1) {
      await trial.pause(delayMs, signal);
      try {
        return await trial.attempt(attempt, signal);
      } catch (error) {
        delayMs = delayAfter(error, failures, random);
        if (delayMs === undefined) throw error;
        trial.failed();
      }
    }
  } finally {
    trial.close();
  }
}

/** True if another attempt might succeed: the request got no response, or a temporary status. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    RETRYABLE_STATUSES.has(error.details.status)
  );
}

/** Milliseconds until the next attempt; undefined after the last. */
function delayAfter(error: unknown, failures: number, random: () => number): number | undefined {
  if (failures >= RETRY_ATTEMPTS || !isRetryable(error)) return undefined;
  const { retryAfterMs = 0 } = (error as RequestError).details;
  if (retryAfterMs > RETRY_AFTER_LIMIT_MS) return undefined;
  return Math.max(retryAfterMs, random() * RETRY_INITIAL_DELAY_MS * 2 ** failures);
}
