// Ruled by docs/decisions/0053-libraries-tried.md.
import { LRUCache } from 'lru-cache';
import { tallyRefusal } from '@/server/platform/observe/tally';
import { hearSiblings, tellSiblings } from '@/server/platform/workers/siblings';
import type { Rate } from './Rate';
import { type SharedLimits, sharedLimits } from './sharedLimits';

interface Bucket {
  /** Below 0 if more was used than there was. */
  tokens: number;
  /** Milliseconds. */
  filledAt: number;
}

/** A minute's worth at once. */
export const perMinute = (amount: number): Rate => ({ burst: amount, perMinute: amount });

/** An hour's worth at once. */
export const perHour = (amount: number): Rate => ({ burst: amount, perMinute: amount / 60 });

/** Begins the name of a client in a network of the operator's, such as an office behind one address. */
export const NEAR = 'near ';
/** Its use counts this many times less. */
const NEAR_TIMES = 10;

const weigh = (client: string, cost: number): number =>
  client.startsWith(NEAR) ? cost / NEAR_TIMES : cost;

/** Clients remembered at a time; a forgotten one starts with a full bucket. */
const MAX_CLIENTS = 20_000;

/**
 * One bucket per client, refilled evenly. Workers share a limit: each counts its own use at once,
 * and that of others a millisecond later. Instances share it through a store.
 */
export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  readonly #topic: string;
  #unsent: Map<string, number> | undefined;

  /**
   * @param name of the limit, in every process and in the metrics
   * @param now milliseconds of a monotonic clock
   * @param shared the store that instances share; undefined for a single instance
   */
  constructor(
    readonly name: string,
    readonly rate: Rate,
    readonly now: () => number = () => performance.now(),
    readonly shared: () => SharedLimits | undefined = sharedLimits,
  ) {
    this.#topic = `limit ${name}`;
    // Use from before this limit existed has been refilled in part.
    hearSiblings(this.#topic, (value, agoMs) => {
      for (const [client, cost] of value as readonly (readonly [string, number])[])
        this.#use(client, Math.max(0, cost - (agoMs * rate.perMinute) / 60_000));
    });
  }

  /**
   * Takes from a client's bucket: 0 if it may go on, or else the whole seconds to wait.
   * @param cost never counted as more than the bucket holds, or it could not be made at all
   */
  take(client: string, cost = 1): number {
    const { burst } = this.rate;
    if (burst === 0) return 0;
    const needed = Math.min(weigh(client, cost), burst);
    const bucket = this.#fill(client);
    if (bucket.tokens < needed) return this.#refuse(bucket, needed);
    this.#spend(client, needed);
    return 0;
  }

  /** The whole seconds until a client has anything left, 0 if it has; takes nothing. */
  pause(client: string): number {
    if (this.rate.burst === 0) return 0;
    const bucket = this.#fill(client);
    return bucket.tokens > 0 ? 0 : Math.max(1, this.#refuse(bucket, 0));
  }

  /** Takes the final cost of a request, even if less is left. */
  charge(client: string, cost: number): void {
    if (this.rate.burst > 0) this.#spend(client, weigh(client, cost));
  }

  #spend(client: string, cost: number): void {
    this.#use(client, cost);
    this.#tell(client, cost);
  }

  #use(client: string, cost: number): void {
    this.#fill(client).tokens -= cost;
  }

  /** Sends one message for all use within one turn of the event loop. */
  #tell(client: string, cost: number): void {
    if (!this.#unsent) {
      const unsent = (this.#unsent = new Map<string, number>());
      setImmediate(() => {
        this.#unsent = undefined;
        tellSiblings(this.#topic, [...unsent]);
        void this.#share(unsent);
      });
    }
    this.#unsent.set(client, (this.#unsent.get(client) ?? 0) + cost);
  }

  /** Other instances took from the same buckets. A store that has lost them gives nothing back. */
  async #share(used: ReadonlyMap<string, number>): Promise<void> {
    const left = await this.shared()?.take(this.name, this.rate, used);
    for (const [client, tokens] of left ?? []) {
      const bucket = this.#fill(client);
      bucket.tokens = Math.min(bucket.tokens, tokens);
    }
  }

  #refuse(bucket: Bucket, needed: number): number {
    tallyRefusal(this.name);
    return this.#secondsUntil(bucket, needed);
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
