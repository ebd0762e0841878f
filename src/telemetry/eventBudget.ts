/** Errors a page may report at once; a loop that throws is no news after that. */
const BURST = 20;

/** Milliseconds until one more may be reported. */
const REFILL_MS = 10_000;

/**
 * Says of each error whether it may still be reported: the first twenty, then one every ten
 * seconds.
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
