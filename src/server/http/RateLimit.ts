import { LRUCache } from 'lru-cache';

interface Bucket {
  /** Below 0 where more was used than there was. */
  tokens: number;
  /** Milliseconds. */
  filledAt: number;
}

export interface Rate {
  /** How much there is at once; 0 for no limit. */
  readonly burst: number;
  /** How much more comes in a minute. */
  readonly perMinute: number;
}

/** A minute's worth at once. */
export const perMinute = (amount: number): Rate => ({ burst: amount, perMinute: amount });

/** An hour's worth at once. */
export const perHour = (amount: number): Rate => ({ burst: amount, perMinute: amount / 60 });

/** Clients remembered at a time; a forgotten one starts with a full bucket. */
const MAX_CLIENTS = 20_000;

/** A bucket a client, refilled evenly. */
export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  /** @param now milliseconds of a monotonic clock */
  constructor(
    readonly rate: Rate,
    readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Takes from a client's bucket: 0 where it may go on, or else the whole seconds to wait.
   * @param cost never counted as more than the bucket holds, or it could not be made at all
   */
  take(client: string, cost = 1): number {
    const { burst } = this.rate;
    if (burst === 0) return 0;
    const needed = Math.min(cost, burst);
    const bucket = this.#fill(client);
    if (bucket.tokens < needed) return this.#secondsUntil(bucket, needed);
    bucket.tokens -= needed;
    return 0;
  }

  /** The whole seconds until a client has anything left, 0 where it has; takes nothing. */
  pause(client: string): number {
    if (this.rate.burst === 0) return 0;
    const bucket = this.#fill(client);
    return bucket.tokens > 0 ? 0 : Math.max(1, this.#secondsUntil(bucket, 0));
  }

  /** Takes what a request turned out to cost, even where there is not that much left. */
  charge(client: string, cost: number): void {
    if (this.rate.burst > 0) this.#fill(client).tokens -= cost;
  }

  #fill(client: string): Bucket {
    const { burst, perMinute } = this.rate;
    const now = this.now();
    const bucket = this.#buckets.get(client) ?? { tokens: burst, filledAt: now };
    const passed = Math.max(0, now - bucket.filledAt);
    bucket.tokens = Math.min(burst, bucket.tokens + (passed * perMinute) / 60_000);
    bucket.filledAt = now;
    this.#buckets.set(client, bucket);
    return bucket;
  }

  #secondsUntil({ tokens }: Bucket, needed: number): number {
    return Math.ceil(((needed - tokens) / this.rate.perMinute) * 60);
  }
}
