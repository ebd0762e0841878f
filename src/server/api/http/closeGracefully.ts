import type { Server } from 'node:http';

const HARD_LIMIT_MS = 25_000;
const IDLE_CHECK_MS = 100;

/**
 * Closes the server after in-flight requests finish.
 * @param delayMs how long to keep accepting, so that a load balancer sees `/readyz` fail first
 * @param limitMs when to cut off requests that haven't finished
 * @returns whether all of them finished in time
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
      // Closes keep-alive sockets once their last response is done.
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    }, delayMs);
  });
  server.closeAllConnections();

  return isInTime;
}
