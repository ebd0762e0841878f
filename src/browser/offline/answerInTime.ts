import type { RouteHandlerCallback } from 'workbox-core/types';
import type { Strategy } from 'workbox-strategies';

/**
 * Milliseconds to wait for a document without a saved copy. Behind a proxy that never answers, the
 * reader would face a blank window; the fallback page at least lists what is available offline.
 */
const DOCUMENT_TIME_LIMIT_MS = 10_000;

/** The strategy's response; rejects if it takes too long. */
export function answerInTime(strategy: Pick<Strategy, 'handle'>): RouteHandlerCallback {
  return async (options) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error('The server has not answered in time.')),
        DOCUMENT_TIME_LIMIT_MS,
      );
    });
    try {
      return await Promise.race([strategy.handle(options), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
