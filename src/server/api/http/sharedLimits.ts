// Buckets that several instances share, in Valkey or Redis. No request waits for the store: its
// answers correct an instance's own counts, which are enough while the store is away.
// Ruled by docs/decisions/0041-several-instances.md.
import { Redis } from 'iovalkey';
import { config } from '@/server/platform/config/config';
import { perProcess } from '@/server/platform/memory/perProcess';
import { log } from '@/server/platform/observe/log';
import type { Rate } from './Rate';

/** Client → the amount left in its bucket, or taken from it. */
type Amounts = ReadonlyMap<string, number>;

export interface SharedLimits {
  /** Takes from clients' buckets. @returns the amount left in each; empty if the store is away */
  take(limit: string, rate: Rate, used: Amounts): Promise<Amounts>;
  /** Why the store is away, in a few words. */
  readonly trouble: string | undefined;
  close(): void;
}

/** Milliseconds; a later answer would be of no use. */
const CONNECT_LIMIT_MS = 2_000;
const ANSWER_LIMIT_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * All in one step, by the store's own clock, so that instances need not agree on the time. A bucket
 * that is full again is forgotten.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2]) / 60000
local left = {}
for i, key in ipairs(KEYS) do
  local known = redis.call('HMGET', key, 'tokens', 'at')
  local tokens, at = tonumber(known[1]) or burst, tonumber(known[2]) or now
  tokens = math.min(burst, tokens + math.max(0, now - at) * rate) - tonumber(ARGV[i + 2])
  redis.call('HSET', key, 'tokens', tostring(tokens), 'at', now)
  redis.call('PEXPIRE', key, math.ceil((burst - tokens) / rate) + 1000)
  left[i] = tostring(tokens)
end
return left`;

export function openSharedLimits(url: string): SharedLimits {
  let trouble: string | undefined;
  const note = (now: string | undefined): void => {
    if (trouble === now) return;
    trouble = now;
    if (now === undefined) log.info('Limits are shared with other instances again.');
    else log.warn({ reason: now }, 'Limits are not shared: each instance has its own.');
  };
  const store = new Redis(url, {
    connectTimeout: CONNECT_LIMIT_MS,
    commandTimeout: ANSWER_LIMIT_MS,
    // Use from while it was away is too old to report later.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 200, LONGEST_PAUSE_MS),
  });
  const away = (cause: Error & { readonly code?: string }): void =>
    note(`each instance has its own, because their store is away (${cause.code ?? cause.message})`);
  store.on('error', away).on('ready', () => note(undefined));

  return {
    take: async (limit, { burst, perMinute }, used) => {
      if (store.status !== 'ready') return new Map();
      const clients = [...used.keys()];
      const keys = clients.map((client) => `plimsoll:limit:${limit}:${client}`);
      try {
        const left = (await store.eval(
          TAKE,
          keys.length,
          ...keys,
          burst,
          perMinute,
          ...used.values(),
        )) as readonly string[];
        return new Map(clients.map((client, at) => [client, Number(left[at])]));
      } catch (cause) {
        away(cause as Error);
        return new Map();
      }
    },
    get trouble() {
      return trouble;
    },
    close: () => store.disconnect(),
  };
}

/** One connection a process; undefined without a configured store. */
export function sharedLimits(): SharedLimits | undefined {
  const { valkeyUrl } = config();
  if (valkeyUrl === undefined) return undefined;
  return perProcess('sharedLimits', () => openSharedLimits(valkeyUrl));
}
