import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** Bucket size in requests. */
  readonly burst: number;
  /** Refill rate in requests per second. */
  readonly perSecond: number;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/**
 * Maximum callers to track. The least recently seen is evicted first and starts over with a full
 * bucket.
 */
const MAX_CALLERS = 10_000;

/** A token bucket per caller. The limiter returns the seconds to wait, or 0 if allowed. */
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
