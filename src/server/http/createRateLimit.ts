import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** How many may come at once. */
  readonly burst: number;
  /** How many more a second. */
  readonly perSecond: number;
  /** Milliseconds; a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Callers remembered; the one longest silent is forgotten first, and starts anew with a full
 * bucket.
 */
const MAX_CALLERS = 10_000;

/** A bucket of tokens a caller: says how many seconds it has to wait, 0 where it may go on. */
export function createRateLimit({
  burst,
  perSecond,
  now = () => performance.now(),
}: RateLimitOptions): (caller: string) => number {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_CALLERS });

  return (caller) => {
    const time = now();
    const bucket = buckets.get(caller) ?? { tokens: burst, at: time };
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    buckets.set(caller, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  };
}
