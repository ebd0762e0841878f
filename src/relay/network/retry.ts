// One attempt → up to five, with growing random pauses between. The rules and why:
// docs/decisions/0007-retries-and-idempotency.md. What one would get wrong: a time-out says nothing
// about whether the server did the work, so only what is safe to repeat may come here.
import type { Connection } from './connection';
import { RequestError } from './RequestError';

/** Attempts in all, the first included. */
export const RETRY_ATTEMPTS = 5;

/** Milliseconds; the pause after the n-th failure is a random part of this times 2ⁿ. */
export const RETRY_INITIAL_DELAY_MS = 300;

/**
 * Milliseconds; a server that asks for a longer pause is not asked again: the person is told
 * instead.
 */
export const RETRY_AFTER_LIMIT_MS = 30_000;

/** Too many requests, and the three ways of a proxy to say that the server behind it is away. */
const RETRYABLE_STATUSES: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);

export interface RetryOptions {
  /** Ends the pauses and the attempts; the promise then rejects. */
  readonly signal: AbortSignal;
  readonly connection: Connection;
  /** From 0 to 1. */
  readonly random: () => number;
}

/**
 * Repeats `attempt` until it resolves, fails for good, has failed five times or nobody wants its
 * answer; rejects with the last failure.
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

/** Whether another attempt may fare better: nothing came back, or the status says so. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    RETRYABLE_STATUSES.has(error.details.status)
  );
}

/** Milliseconds to the next attempt; undefined where there is none. */
function delayAfter(error: unknown, failures: number, random: () => number): number | undefined {
  if (failures >= RETRY_ATTEMPTS || !isRetryable(error)) return undefined;
  const { retryAfterMs = 0 } = (error as RequestError).details;
  if (retryAfterMs > RETRY_AFTER_LIMIT_MS) return undefined;
  return Math.max(retryAfterMs, random() * RETRY_INITIAL_DELAY_MS * 2 ** failures);
}
