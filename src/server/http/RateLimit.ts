import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  /** Milliseconds. */
  filledAt: number;
}

/** Maximum clients to track; an evicted client starts over with a full bucket. */
const MAX_CLIENTS = 20_000;

/** A token bucket per client that holds one minute's requests and refills continuously. */
export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  /** @param perMinute 0 means no limit */
  constructor(
    readonly perMinute: number,
    readonly now: () => number,
  ) {}

  /**
   * Counts one request of a client.
   * @param cost tokens it takes, capped at the bucket size so that it can always succeed
   * @returns 0 if allowed, otherwise whole seconds to wait
   */
  take(client: string, cost = 1): number {
    if (this.perMinute === 0) return 0;
    const now = this.now();
    const needed = Math.min(cost, this.perMinute);
    const bucket = this.#buckets.get(client) ?? { tokens: this.perMinute, filledAt: now };
    const perMillisecond = this.perMinute / 60_000;
    bucket.tokens = Math.min(
      this.perMinute,
      bucket.tokens + (now - bucket.filledAt) * perMillisecond,
    );
    bucket.filledAt = now;
    this.#buckets.set(client, bucket);
    if (bucket.tokens < needed) return Math.ceil((needed - bucket.tokens) / perMillisecond / 1000);
    bucket.tokens -= needed;
    return 0;
  }
}
