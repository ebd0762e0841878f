// The library turns an error of the database into one of its own, or into the answer that a password
// is wrong. So each error is noted where it happens, and a call during which there was one refuses.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DBAdapter } from '@better-auth/core/db/adapter';
import { isRefusal, type Refusal } from '@/domain/Refusal';
import { toStorageRefusal } from '@/server/platform/database/storageFailure';

const notes = new AsyncLocalStorage<{ refusal?: Refusal }>();

type Call = (...given: unknown[]) => unknown;

/** The adapter, which notes that the database is away. */
export function noteStorageFailures<A extends Omit<DBAdapter, 'transaction'>>(adapter: A): A {
  return mapCalls(adapter, (call) => async (...given) => {
    try {
      return await call(...given);
    } catch (cause) {
      const refusal = toStorageRefusal(cause);
      const note = notes.getStore();
      if (note && isRefusal(refusal)) note.refusal = refusal;
      throw cause;
    }
  });
}

/** The library's calls, which reject with `Refusal('STORAGE_UNAVAILABLE')` while the database is away. */
export function refuseWhileAway<Api extends object>(api: Api): Api {
  return mapCalls(api, (call) => (...given) => {
    const note: { refusal?: Refusal } = {};
    return notes.run(note, async () => {
      try {
        const answer = await call(...given);
        if (!note.refusal) return answer;
      } catch (cause) {
        throw note.refusal ?? cause;
      }
      throw note.refusal;
    });
  });
}

function mapCalls<Calls extends object>(calls: Calls, map: (call: Call) => Call): Calls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      typeof call === 'function' ? map(call as Call) : call,
    ]),
  ) as Calls;
}
