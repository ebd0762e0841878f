import type { RouteHandlerCallback } from 'workbox-core/types';
import type { Strategy } from 'workbox-strategies';

/**
 * Milliseconds a document may take of which there is no copy. A proxy that never answers would keep
 * the reader in front of an empty window; the page that takes over says what can be read.
 */
const DOCUMENT_TIME_LIMIT_MS = 10_000;

/** The strategy's answer, or a failure where it takes too long. */
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
