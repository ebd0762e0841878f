import type { ClientOptions } from './ClientOptions';

type AnswersCache = NonNullable<ClientOptions['responsesCache']>;

/** The most recently used answers, so that deleting a letter needs no request. */
const MAX_ANSWERS = 50;

/** Replaces the client's response cache, which is unbounded. */
export function createAnswersCache(): AnswersCache {
  const kept = new Map<string, unknown>();
  const keep = (key: string, answer: unknown) => {
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > MAX_ANSWERS && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get: async <T>(
      request: unknown,
      ask: () => Promise<T>,
      events?: { miss: (answer: T) => Promise<unknown> },
    ) => {
      const key = JSON.stringify(request);
      if (kept.has(key)) {
        const answer = kept.get(key) as T;
        keep(key, answer);
        return answer;
      }
      const answer = await ask();
      await events?.miss(answer);
      return answer;
    },
    set: (request, answer) => {
      keep(JSON.stringify(request), answer);
      return Promise.resolve(answer);
    },
    delete: (request) => {
      kept.delete(JSON.stringify(request));
      return Promise.resolve();
    },
    clear: () => {
      kept.clear();
      return Promise.resolve();
    },
  };
}
