/** Responds as soon as the server process is up. */
const HEALTH_PATH = '/healthz';

const HEALTH_TIME_LIMIT_MS = 3_000;

/**
 * Asks the server this page or worker came from. Never rejects. `navigator.onLine` would not do: it
 * reports the device's network, not the server.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(HEALTH_PATH, {
      cache: 'no-store',
      signal: AbortSignal.timeout(HEALTH_TIME_LIMIT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
