import type { Server } from 'node:http';

const HARD_LIMIT_MS = 25_000;
const IDLE_CHECK_MS = 100;

/**
 * Lets every request that is under way finish, then closes the server.
 * @param delayMs how long to go on accepting first, so that a balancer notices `/readyz` and stops
 *   sending
 * @param limitMs when to cut off what has still not finished
 * @returns whether everything finished in time
 */
export async function closeGracefully(
  server: Server,
  delayMs: number,
  limitMs = HARD_LIMIT_MS,
): Promise<boolean> {
  const isInTime = await new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), limitMs).unref();
    setTimeout(() => {
      server.close(() => resolve(true));
      // A socket kept alive by an answer that had already begun is closed here, when it falls idle.
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    }, delayMs);
  });
  server.closeAllConnections();

  return isInTime;
}
