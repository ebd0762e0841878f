import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  /** Milliseconds. */
  filledAt: number;
}

/** Clients remembered at a time; one that is forgotten begins anew. */
const MAX_CLIENTS = 20_000;

/** A bucket a client: a minute's worth at once, refilled evenly. */
export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  /** @param perMinute 0 for no limit */
  constructor(
    readonly perMinute: number,
    readonly now: () => number,
  ) {}

  /**
   * Counts one request of a client: 0 when it may go on, or else the whole seconds to wait.
   * @param cost how many it counts for; never more than a minute has, or it could not be made at
   *   all
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
