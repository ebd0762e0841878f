import { LRUCache } from 'lru-cache';
import type { IdempotencyStore, MutationAnswer } from './IdempotencyStore';

/** Milliseconds an answer can be asked for again: 48 hours. */
export const IDEMPOTENCY_KEPT_MS = 48 * 60 * 60 * 1000;

/** Answers kept; beyond that the one asked for longest ago is forgotten. A client's five attempts take less than two minutes. */
export const IDEMPOTENCY_MAX_ANSWERS = 10_000;

interface Entry {
  readonly requestHash: string;
  readonly answer: Promise<MutationAnswer>;
}

/** For what lives as long as this process: nothing here outlives a restart, and no other process sees it. */
export function memoryIdempotencyStore(max = IDEMPOTENCY_MAX_ANSWERS): IdempotencyStore {
  const entries = new LRUCache<string, Entry>({ max, ttl: IDEMPOTENCY_KEPT_MS });

  return {
    async once({ key, requestHash }, apply) {
      const known = entries.get(key);
      if (known) return known.requestHash === requestHash ? (await known.answer).result : 'reused';

      const entry: Entry = { requestHash, answer: apply() };
      const forget = (): void => void (entries.peek(key) === entry && entries.delete(key));
      entries.set(key, entry);
      try {
        const { result, isCommitted } = await entry.answer;
        if (!isCommitted) forget();
        return result;
      } catch (cause) {
        forget();
        throw cause;
      }
    },
  };
}
