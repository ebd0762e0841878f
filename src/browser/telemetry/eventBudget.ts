/** Errors a page may report in a burst; after that, an error loop adds nothing new. */
const BURST = 20;

/** Milliseconds until another error may be reported. */
const REFILL_MS = 10_000;

/**
 * Returns a function that tells whether one more error may be reported: the first twenty, then one
 * every ten seconds.
 */
export function createEventBudget(now: () => number = () => performance.now()): () => boolean {
  let left = BURST;
  let refilledAt = now();

  return () => {
    const earned = Math.floor((now() - refilledAt) / REFILL_MS);
    if (earned > 0) {
      left = Math.min(BURST, left + earned);
      refilledAt += earned * REFILL_MS;
    }
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}
